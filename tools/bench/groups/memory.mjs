import { setTimeout as pause } from 'node:timers/promises';
import { runLoad } from '../lib/load.mjs';
import { peerTarget } from '../lib/peers.mjs';
import { megabytesOf } from '../lib/processes.mjs';
import { measureRounds, report } from '../lib/rounds.mjs';
import { nodePg, ours, withServers } from '../lib/targets.mjs';

const IDLE_MS = 5000;
/** A start and two loads for each target in each round take long, and memory varies little. */
const MOST_ROUNDS = 3;

const WHEN = ['idle', 'after list load', 'after submit load'];

/** A process of its own for each sample, as memory remembers what came before. */
function watch(target, { seconds, connections }) {
  return withServers([target], async ([{ pid, origin, url, submit }]) => {
    const held = () => (pid === undefined ? undefined : megabytesOf(pid));
    const load = (order) => runLoad({ connections, seconds, ...order });
    await pause(IDLE_MS);
    const idle = held();
    await load({ url: url ?? `${origin}/api/jobs` });
    const afterLists = held();
    const form = submit ?? (origin && { url: `${origin}/api/offers`, form: { kind: 'quote' } });
    if (form) await load(form);
    return [idle, afterLists, form && held()];
  });
}

/** Megabytes held 5 s after the start, then after each load; a peer that we do not start is found as it is. */
export async function run({ databaseUrl, peers, rounds, ...options }) {
  const others = peers
    .filter(({ list }) => list)
    .map((peer) => ({ ...peerTarget(peer, peer.list), submit: peer.submit }));
  const targets = [ours(databaseUrl), nodePg(databaseUrl), ...others];
  const samples = await measureRounds('memory', targets, Math.min(rounds, MOST_ROUNDS), async (target) => {
    const [value, lists, submit] = await watch(target, options);
    return { value, of: [value, lists, submit] };
  });
  for (const [index, when] of WHEN.entries()) {
    const at = [...samples].map(([name, all]) => [name, all.map(({ of }) => ({ value: of[index] }))]);
    const known = new Map(at.filter(([, all]) => all.every(({ value }) => value !== undefined)));
    report({ group: 'memory', when, title: `memory: RSS ${when}`, unit: 'MB', reference: 'node + pg' }, known);
  }
}
