/** Measurements of the process itself: start time and memory. */
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { untilAnswers } from '../lib/load/http.mjs';
import { cpuOf, megabytesOf } from '../lib/load/processes.mjs';
import { runLoad } from './lib/generator.mjs';
import { measureRounds, report } from './report/rounds.mjs';
import { listTargets, nodePg, ours, withServers } from './lib/targets.mjs';

const MIN_STARTS = 5;
export const startsOf = (rounds) => Math.max(rounds, MIN_STARTS);

/** Columns of a start's table; on a busy machine, CPU time varies less. */
export const OF_START = { unit: 'ms', cpuHead: 'CPU ms' };
const START_SECONDS = 120;

/** Time from the start of the process to its first answer, to the list of jobs by default. */
export async function timeStart({ url, path = '/api/jobs', open }) {
  const port = await freePort();
  const began = performance.now();
  const opening = open(port);
  await Promise.race([untilAnswers(url ?? `http://127.0.0.1:${port}${path}`, { seconds: START_SECONDS }), opening]);
  const value = performance.now() - began;
  const { pid, stop } = await opening;
  const cpu = pid && cpuOf(pid);
  await stop();
  return { value, cpu: cpu && cpu / 1000 };
}

const namesOf = (targets) => targets.map(({ name }) => name);

/** Cold start with the database up and migrated. Leaves out peers that the command line has no command for. */
export async function coldStart({ databaseUrl, peers, rounds, node, page }) {
  const others = listTargets(peers.filter(({ command }) => command));
  const targets = [ours(databaseUrl, node), nodePg(databaseUrl, node), ...others];
  const title = 'the process to its first 200';
  const samples = await measureRounds(title, targets, startsOf(rounds), timeStart);
  report({ group: 'cold start', title, ...OF_START, references: namesOf(targets.slice(1)) }, samples, page);
}

const IDLE_MS = 5000;
/** Each round takes a start and two loads per target, and memory varies little. */
const MAX_MEMORY_ROUNDS = 3;
export const memoryRoundsOf = (rounds) => Math.min(rounds, MAX_MEMORY_ROUNDS);

const WHEN = ['idle', 'after list load', 'after submit load'];

/** Starts a new process for each sample, because earlier load affects memory. */
function watchMemory(target, submitted, { seconds, connections }) {
  return withServers([target], async ([{ pid, origin, url }]) => {
    const held = () => (pid === undefined ? undefined : megabytesOf(pid));
    const problems = [];
    const load = async (order) => problems.push((await runLoad({ connections, seconds, ...order })).problem);
    await pause(IDLE_MS);
    const idle = held();
    await load({ url: url ?? `${origin}/api/jobs` });
    const afterLists = held();
    const form = submitted ?? (origin && { url: `${origin}/api/offers`, form: { kind: 'quote' } });
    if (form) await load(form);
    return { value: idle, of: [idle, afterLists, form && held()], problem: problems.find(Boolean) };
  });
}

/** Megabytes held 5 s after the start, then after each load. A peer without a start command is measured as it runs. */
export async function memory({ databaseUrl, peers, rounds, node, page, ...options }) {
  const targets = [ours(databaseUrl, node), nodePg(databaseUrl, node), ...listTargets(peers)];
  const samples = await measureRounds('memory', targets, memoryRoundsOf(rounds), (target) =>
    watchMemory(target, peers.find(({ name }) => name === target.name)?.submit, options),
  );
  for (const [index, when] of WHEN.entries()) {
    const at = [...samples].map(([name, all]) => [name, all.map(({ of, problem }) => ({ value: of[index], problem }))]);
    const known = new Map(at.filter(([, all]) => all.every(({ value }) => value !== undefined)));
    const table = { group: 'memory', when, title: `RSS ${when}`, unit: 'MB', references: namesOf(targets.slice(1)) };
    report(table, known, page);
  }
}
