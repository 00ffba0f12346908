import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cpuOf } from '../../lib/load/processes.mjs';
import { tell } from '../../lib/load/say.mjs';
import { measureRounds, report } from './rounds.mjs';

const PROGRAM = join(import.meta.dirname, '../programs/load.mjs');

/** Above this share of a core, the generator and not the target sets the pace. */
const SATURATED = 0.9;

/** Enough for V8 to have compiled what runs often; seconds alone would favour the fast, and requests alone take for ever. */
const WARM_UP = { amount: 2000, seconds: 10 };

/** Puts load on one address from a process of its own. @throws when the generator itself fails */
export async function runLoad(order) {
  const child = fork(PROGRAM, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => [{ failure: 'it ended without a result' }]);
  child.send(order);
  const [result] = await Promise.race([once(child, 'message'), ended]);
  if (result.failure) throw new Error(`the load on ${order.url} failed: ${result.failure}`);
  await ended;
  return result;
}

function problemOf({ completed, errors, refused, statuses }) {
  if (errors + refused > 0) return `${errors} errors, ${refused} answers other than 2xx (${statuses.join(', ')})`;
  return completed === 0 ? 'no answer at all' : undefined;
}

/** A sample of a target under load: requests in a second, and the processor time that each cost its processes. */
async function sampleLoad({ pid }, order) {
  const before = pid && cpuOf(pid);
  const result = await runLoad(order);
  const cpu = before === undefined ? undefined : (cpuOf(pid) - before) / result.completed;
  return { value: result.completed / result.seconds, cpu, problem: problemOf(result), busy: result.busy };
}

function saturationNotes(samples) {
  const names = [...samples].filter(([, all]) => all.some(({ busy }) => busy >= SATURATED)).map(([name]) => name);
  const told = `the load generator had a core to itself and was its limit for ${names.join(', ')}`;
  return names.length > 0 ? [`${told}: there CPU tells more than req/s`] : [];
}

/** Warms every server up, then measures it under load in rounds that take turns. A server says what its load is. */
export async function loadTable(table, servers, { rounds, seconds, connections }) {
  const order = ({ url, form, headers }) => ({ url, form, headers, connections });
  for (const server of servers) {
    tell(`${table.title}: warming up ${server.name}`);
    await runLoad({ ...order(server), ...WARM_UP });
  }
  const sample = (server) => sampleLoad(server, { ...order(server), seconds });
  const samples = await measureRounds(table.title, servers, rounds, sample);
  report({ unit: 'req/s', ...table, notes: [...(table.notes ?? []), ...saturationNotes(samples)] }, samples);
}
