import { cpuOf } from '../../lib/load/processes.mjs';
import { tell } from '../../lib/load/say.mjs';
import { SATURATED } from '../goals.mjs';
import { runLoad } from './generator.mjs';
import { measureRounds, report } from './rounds.mjs';

/** Enough for V8 to compile hot code. A time limit alone would favour fast targets; a number of requests alone may take forever. */
const WARM_UP = { fetched: { amount: 20_000, seconds: 10 }, sent: { amount: 2000, seconds: 10 } };

/** Samples a target under load: requests per second, and CPU time per request. */
async function sampleLoad({ pid }, order) {
  const before = pid && cpuOf(pid);
  const { completed, seconds, busy, problem } = await runLoad(order);
  const cpu = before === undefined ? undefined : (cpuOf(pid) - before) / completed;
  return { value: completed / seconds, cpu, busy, problem };
}

function saturationNotes(samples) {
  const names = [...samples].filter(([, all]) => !all.every(({ busy }) => busy < SATURATED)).map(([name]) => name);
  const told = `the load generator had no time left for ${names.join(', ')}: they may be faster than this`;
  return names.length > 0 ? [told] : [];
}

/** Warms up all servers, then measures them by turns in rounds. Each server defines its load. */
export async function loadTable(table, servers, { rounds, seconds, connections, page }) {
  const order = ({ url, form, headers }) => ({ url, form, headers, connections });
  for (const server of servers) {
    tell(`${table.title}: warming up ${server.name}`);
    await runLoad({ ...order(server), ...(server.form ? WARM_UP.sent : WARM_UP.fetched) });
  }
  const sample = (server) => sampleLoad(server, { ...order(server), seconds });
  const samples = await measureRounds(table.title, servers, rounds, sample);
  const notes = [...(table.notes ?? []), ...saturationNotes(samples)];
  report({ unit: 'req/s', cpuHead: 'CPU µs/request', ...table, notes }, samples, page);
}
