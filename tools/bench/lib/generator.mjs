/** The load generators: wrk, if installed, for plain GETs, and autocannon for forms, whose bodies differ. */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findProgram } from '../../lib/programs.mjs';
import { startWatch } from './busy.mjs';

const AUTOCANNON = join(import.meta.dirname, '../programs/load.mjs');
const WRK = join(import.meta.dirname, '../programs/wrk.lua');

/** Default numbers of requests in flight. */
export const CONNECTIONS = { wrk: 16, autocannon: 10 };

export const isWrkInstalled = () => findProgram('wrk') !== undefined;

/** wrk supports neither forms nor a number of requests here. */
const generatorOf = ({ form, amount }) => (!form && !amount && isWrkInstalled() ? 'wrk' : 'autocannon');

async function runWrk({ url, seconds, connections, headers = {} }) {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const limits = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s'];
  const child = spawn(findProgram('wrk'), [...limits, '-s', WRK, ...asked, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stopWatch = startWatch(child.pid);
  const said = await text(child.stdout);
  const busy = stopWatch();
  const result = /^\{.*\}$/m.exec(said);
  return result ? { ...JSON.parse(result[0]), busy } : { failure: said.trim() || 'wrk ended without a result' };
}

async function runAutocannon(order) {
  const child = fork(AUTOCANNON, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => [{ failure: 'it ended without a result' }]);
  child.send(order);
  const [result] = await Promise.race([once(child, 'message'), ended]);
  await ended;
  return result;
}

/**
 * Puts load on one address from a separate process. `busy` of the result is the share of the time in which the generator needed a
 * core. @throws if the generator itself fails
 */
export async function runLoad(order) {
  const generator = generatorOf(order);
  const connections = order.connections ?? CONNECTIONS[generator];
  const result = await { wrk: runWrk, autocannon: runAutocannon }[generator]({ ...order, connections });
  if (result.failure) throw new Error(`the load on ${order.url} failed: ${result.failure}`);
  return { ...result, problem: problemOf(result) };
}

function problemOf({ completed, errors, refused, statuses = ['from 400 up'] }) {
  if (errors + refused > 0) return `${errors} errors, ${refused} answers of failure (${statuses.join(', ')})`;
  return completed === 0 ? 'no answer at all' : undefined;
}
