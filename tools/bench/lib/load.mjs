import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cpuOf } from './processes.mjs';

const PROGRAM = join(import.meta.dirname, '../programs/load.mjs');

/** Above this share of a core, the generator and not the target sets the pace. */
export const SATURATED = 0.9;

/** Puts load on one address from a process of its own. @throws when the generator itself fails */
export async function runLoad(order) {
  const child = fork(PROGRAM, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => [{ failure: 'it ended without a result' }]);
  child.send(order);
  const [result] = await Promise.race([once(child, 'message'), ended]);
  if (result.failure) throw new Error(`The load on ${order.url} failed: ${result.failure}`);
  await ended;
  return result;
}

function problemOf({ completed, errors, refused, statuses }) {
  if (errors + refused > 0) return `${errors} errors, ${refused} answers other than 2xx (${statuses.join(', ')})`;
  return completed === 0 ? 'no answer at all' : undefined;
}

/** A sample of a target under load: requests in a second, and the processor time that each cost its processes. */
export async function sampleLoad({ pid }, order) {
  const before = pid && cpuOf(pid);
  const result = await runLoad(order);
  const cpu = before === undefined ? undefined : (cpuOf(pid) - before) / result.completed;
  return { value: result.completed / result.seconds, cpu, problem: problemOf(result), busy: result.busy };
}
