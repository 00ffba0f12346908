import { freePort } from '../../lib/free-port.mjs';
import { peerTarget } from '../lib/peers.mjs';
import { measureRounds, report } from '../lib/rounds.mjs';
import { nodePg, ours } from '../lib/targets.mjs';
import { untilAnswers } from '../lib/until-answers.mjs';

const LEAST_ROUNDS = 5;
const SECONDS = 120;

/** From the start of the process to the first list that it answers. */
async function timeStart({ url, open }) {
  const port = await freePort();
  const began = performance.now();
  const opening = open(port);
  await Promise.race([untilAnswers(url ?? `http://127.0.0.1:${port}/api/jobs`, { seconds: SECONDS }), opening]);
  const value = performance.now() - began;
  await (await opening).stop();
  return { value };
}

/** With the database up and migrated; peers that we cannot start are left out. */
export async function run({ databaseUrl, peers, rounds }) {
  const others = peers.filter(({ command }) => command).map((peer) => peerTarget(peer, peer.list));
  const targets = [ours(databaseUrl), nodePg(databaseUrl), ...others];
  const title = 'cold start: the process to its first 200';
  const samples = await measureRounds(title, targets, Math.max(rounds, LEAST_ROUNDS), timeStart);
  report({ group: 'cold start', title, unit: 'ms', reference: 'node + pg' }, samples);
}
