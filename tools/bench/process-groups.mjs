/** What is measured of the process itself: how soon it is there, and what it holds. */
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { untilAnswers } from '../lib/load/http.mjs';
import { megabytesOf } from '../lib/load/processes.mjs';
import { runLoad } from './lib/load.mjs';
import { measureRounds, report } from './lib/rounds.mjs';
import { listTargets, nodePg, ours, withServers } from './lib/targets.mjs';

export const LEAST_STARTS = 5;
const START_SECONDS = 120;

/** From the start of the process to the first list that it answers, or to another of our paths. */
export async function timeStart({ url, path = '/api/jobs', open }) {
  const port = await freePort();
  const began = performance.now();
  const opening = open(port);
  await Promise.race([untilAnswers(url ?? `http://127.0.0.1:${port}${path}`, { seconds: START_SECONDS }), opening]);
  const value = performance.now() - began;
  await (await opening).stop();
  return { value };
}

/** With the database up and migrated; peers that we cannot start are left out. */
export async function coldStart({ databaseUrl, peers, rounds }) {
  const others = listTargets(peers.filter(({ command }) => command));
  const targets = [ours(databaseUrl), nodePg(databaseUrl), ...others];
  const title = 'cold start: the process to its first 200';
  const samples = await measureRounds(title, targets, Math.max(rounds, LEAST_STARTS), timeStart);
  report({ group: 'cold start', title, unit: 'ms', reference: 'node + pg' }, samples);
}

const IDLE_MS = 5000;
/** A start and two loads for each target in each round take long, and memory varies little. */
const MOST_MEMORY_ROUNDS = 3;
const WHEN = ['idle', 'after list load', 'after submit load'];

/** A process of its own for each sample, as memory remembers what came before. */
function watchMemory(target, submitted, { seconds, connections }) {
  return withServers([target], async ([{ pid, origin, url }]) => {
    const held = () => (pid === undefined ? undefined : megabytesOf(pid));
    const load = (order) => runLoad({ connections, seconds, ...order });
    await pause(IDLE_MS);
    const idle = held();
    await load({ url: url ?? `${origin}/api/jobs` });
    const afterLists = held();
    const form = submitted ?? (origin && { url: `${origin}/api/offers`, form: { kind: 'quote' } });
    if (form) await load(form);
    return { value: idle, of: [idle, afterLists, form && held()] };
  });
}

/** Megabytes held 5 s after the start, then after each load; a peer that we do not start is found as it is. */
export async function memory({ databaseUrl, peers, rounds, ...options }) {
  const targets = [ours(databaseUrl), nodePg(databaseUrl), ...listTargets(peers)];
  const samples = await measureRounds('memory', targets, Math.min(rounds, MOST_MEMORY_ROUNDS), (target) =>
    watchMemory(target, peers.find(({ name }) => name === target.name)?.submit, options),
  );
  for (const [index, when] of WHEN.entries()) {
    const at = [...samples].map(([name, all]) => [name, all.map(({ of }) => ({ value: of[index] }))]);
    const known = new Map(at.filter(([, all]) => all.every(({ value }) => value !== undefined)));
    report({ group: 'memory', when, title: `memory: RSS ${when}`, unit: 'MB', reference: 'node + pg' }, known);
  }
}
