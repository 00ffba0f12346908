/** Targets of measurements. Each has a name, and opens into `{ origin, pid, stop }`, on a given port if it is ours. */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../../lib/free-port.mjs';
import { untilAnswers } from '../../lib/load/http.mjs';
import { startNginx } from '../../lib/load/nginx.mjs';
import { listenerOf } from '../../lib/load/processes.mjs';
import { startServer } from '../../lib/product.mjs';
import { undoLater } from '../../lib/undo.mjs';
import { OURS } from '../goals.mjs';

const PROGRAMS = join(import.meta.dirname, '../programs');
const POOL_SIZE = 10;

async function startProgram(file, order, node, port) {
  port ??= await freePort();
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(join(PROGRAMS, file), { execPath: node.path, env });
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

/** The product as in production, with TRUST_PROXY so that visitors come from many addresses. */
export const ours = (databaseUrl, node) => ({
  name: OURS,
  async open(port) {
    const options = { databaseUrl, port, env: { TRUST_PROXY: '1' }, node: node.path };
    const { url: origin, pid, stop } = await startServer(options);
    return { origin, pid, stop };
  },
});

export const nodePg = (databaseUrl, node) => ({
  name: 'node + pg',
  open: (port) => startProgram('node-pg.mjs', { databaseUrl, poolSize: POOL_SIZE }, node, port),
});

/** Headers that Node writes itself, or that belong to a connection. */
const NOT_COPIED = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** The raw answer, compressed or not. `headBytes` is the size of its headers. @throws unless the status is 200 */
export async function rawGet(url, headers = {}) {
  const [response] = await once(request(url, { headers, agent: false }).end(), 'response');
  const body = Buffer.concat(await response.toArray());
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode} instead of 200.`);
  const headBytes = response.rawHeaders.reduce((sum, part) => sum + part.length + ': '.length, 0);
  return { headers: response.headers, headBytes, body };
}

/** Answers every request with the bytes and headers that `url` returns now. */
export const bareCopyOf = (url, node, asked = {}) => ({
  name: 'bare node',
  async open(port) {
    const { headers, body } = await rawGet(url, asked);
    const copied = Object.entries(headers).filter(([name]) => !NOT_COPIED.includes(name));
    const order = { headers: { ...Object.fromEntries(copied), 'content-length': body.length } };
    return startProgram('bare.mjs', { ...order, body: body.toString('base64') }, node, port);
  },
});

/**
 * nginx at its best: it keeps files open and sends small ones with their headers in one packet. Over Linux's loopback, it sends large
 * ones twice as fast without tcp_nopush.
 */
const fastFor = (bytes) => `types { text/html html; text/javascript js; }
  charset utf-8;
  sendfile on;
  tcp_nopush ${bytes > MAX_IN_ONE_PIECE ? 'off' : 'on'};
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  gzip_static on;
  gzip_vary on;`;

const MAX_IN_ONE_PIECE = 64 * 1024;

/** Serves a folder's files and their gzip copies, tuned for answers of `bytes`. */
export const nginx = (root, bytes) => ({
  name: 'nginx',
  async open() {
    const server = `root ${root};\n    location / { try_files $uri $uri.html =404; }`;
    const { url: origin, pid, stop } = await startNginx({ http: fastFor(bytes), server, path: '/favicon.svg' });
    return { origin, pid, stop };
  },
});

const PEER_SECONDS = 120;

function processAt(url) {
  const { hostname, port } = new URL(url);
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) ? listenerOf(port || 80) : undefined;
}

async function startPeer({ name, command, list }) {
  if (processAt(list)) throw new Error(`${name} already runs at ${list}. Stop it, or leave --start out.`);
  const child = spawn(command, { shell: true, detached: true, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const stop = undoLater(async () => {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await exited;
  });
  await untilAnswers(list, { seconds: PEER_SECONDS, ended: exited });
  return { pid: processAt(list), stop };
}

/** A call of another product, which runs already or is started by its command. Without `form`, it is a GET. */
export const peerTarget = (peer, url, form) => ({
  name: peer.name,
  url,
  form,
  open: async () => (peer.command ? startPeer(peer) : { pid: processAt(url), stop: () => Promise.resolve() }),
});

/** The lists of other products. */
export const listTargets = (peers) => peers.filter(({ list }) => list).map((peer) => peerTarget(peer, peer.list));

/** Opens all targets, runs `work` with them, and stops them. */
export async function withServers(targets, work) {
  const servers = [];
  for (const target of targets) servers.push({ ...target, ...(await target.open()) });
  const result = await work(servers);
  for (const { stop } of servers) await stop();
  return result;
}
