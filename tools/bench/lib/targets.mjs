/** What is measured. Each target has a name and is opened into `{ origin, pid, stop }`, on a port of one's choice. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../../lib/free-port.mjs';
import { OURS } from '../goals.mjs';
import { undoLater } from './cleanup.mjs';
import { POOL_SIZE, startServer } from './product.mjs';

const PROGRAMS = join(import.meta.dirname, '../programs');

async function startProgram(file, order, port) {
  port ??= await freePort();
  const child = fork(join(PROGRAMS, file), { env: { ...process.env, NODE_ENV: 'production' } });
  const exited = once(child, 'exit');
  child.send({ ...order, port });
  const stop = undoLater(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const [message] = await Promise.race([once(child, 'message'), exited]);
  if (message !== 'listening') throw new Error(`bench/programs/${file} ended before it listened.`);
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, stop };
}

export const ours = (databaseUrl) => ({ name: OURS, open: (port) => startServer(databaseUrl, port) });

export const nodePg = (databaseUrl) => ({
  name: 'node + pg',
  open: (port) => startProgram('node-pg.mjs', { databaseUrl, poolSize: POOL_SIZE }, port),
});

/** Headers that Node writes itself, or that belong to a connection. */
const NOT_COPIED = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** As it comes over the wire, compressed or not. @throws for anything but a 200 */
export async function rawGet(url, headers = {}) {
  const [response] = await once(request(url, { headers, agent: false }).end(), 'response');
  const body = Buffer.concat(await response.toArray());
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode} instead of 200.`);
  return { headers: response.headers, body };
}

/** Answers whatever it is asked with the bytes and headers that `url` answers now. */
export const bareCopyOf = (url, asked = {}) => ({
  name: 'bare node',
  async open(port) {
    const { headers, body } = await rawGet(url, asked);
    const copied = Object.entries(headers).filter(([name]) => !NOT_COPIED.includes(name));
    const order = { headers: { ...Object.fromEntries(copied), 'content-length': body.length } };
    return startProgram('bare.mjs', { ...order, body: body.toString('base64') }, port);
  },
});

/** Opens all, does the work with them, and stops them. */
export async function withServers(targets, work) {
  const servers = [];
  for (const target of targets) servers.push({ ...target, ...(await target.open()) });
  const result = await work(servers);
  for (const { stop } of servers) await stop();
  return result;
}
