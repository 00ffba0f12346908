/** Clients that take more than their share, while a probe measures the effect on others. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { json } from '../../lib/load/http.mjs';
import { atOnce } from '../../lib/load/calls.mjs';
import { openConnections } from '../../lib/load/processes.mjs';
import { CLIENT } from '../../lib/server.mjs';
import { addJob } from '../lib/jobs.mjs';
import { startProbe } from '../lib/probe.mjs';
import { startSite } from '../lib/site.mjs';
import { headOf, openSocket } from '../lib/sockets.mjs';

const MAX_MS = 250;
const MAX_MB = 300;
/** For a probe from another address than the clients'. */
const OTHER = { localAddress: '127.0.0.2' };

const inMs = (ms, what = 'slowest of the others') => [ms < MAX_MS, `${what} ${ms.toFixed(0)} ms`];
const inMb = (mb) => [mb < MAX_MB, `peak RSS ${mb.toFixed(0)} MB`];

const IDLE = 5200;
const DEAF = 1000;
/** Two write deadlines of the server, and a margin. */
const CUT_OFF_MS = 75_000;

function largestScript() {
  const sizeOf = (name) => statSync(join(CLIENT, 'assets', name)).size;
  const scripts = readdirSync(join(CLIENT, 'assets')).filter((name) => name.endsWith('.js'));
  return `/assets/${scripts.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]}`;
}

const inWords = ({ slowest, failed }) => `${slowest.toFixed(0)} ms, ${failed} failed`;

/** More idle connections than the server keeps, then clients that do not read their answers. */
async function idleOn(env, say) {
  const site = await startSite({ env });
  const openMany = (count, bytes, reads) =>
    Array.from({ length: count }, () => openSocket(site.port, bytes, { reads }));
  const told = JSON.stringify(env);
  const idle = openMany(IDLE, headOf('GET', '/about'), true);
  await pause(3000);
  const seen = [];
  for (const options of [{}, OTHER]) {
    const stop = startProbe(`${site.url}/about`, { timeout: 5000, ...options });
    await pause(2000);
    seen.push(await stop());
  }
  say(`${told}: ${IDLE} idle, ${openConnections(site.port)} still open; others ${seen.map(inWords).join(', ')}`);
  idle.forEach((socket) => socket.destroy());
  await pause(1000);
  const stop = startProbe(`${site.url}/about`, OTHER);
  const deaf = openMany(DEAF, headOf('GET', largestScript()).repeat(25), false);
  await pause(5000);
  const left = () => Math.max(0, openConnections(site.port) - 2); // without the probe's, which come and go
  for (const end = Date.now() + CUT_OFF_MS; Date.now() < end && left() > 0;) await pause(500);
  seen.push(await stop());
  say(`${told}: ${left()} of ${DEAF} that do not read still connected; others ${inWords(seen.at(-1))}`);
  const result = { left: left(), peak: site.peak(), slowest: Math.max(...seen.map(({ slowest }) => slowest)) };
  deaf.forEach((socket) => socket.destroy());
  await site.stop();
  return { ...result, refused: seen.reduce((sum, { failed }) => sum + failed, 0) };
}

async function idleClients({ say }) {
  const results = [];
  for (const env of [{}, { TRUST_PROXY: '1' }]) results.push(await idleOn(env, say));
  const most = (name) => Math.max(...results.map((result) => result[name]));
  return [
    inMs(most('slowest')),
    inMb(most('peak')),
    [most('refused') === 0, `${most('refused')} others refused`],
    [most('left') === 0, `${most('left')} still connected`],
  ];
}

const PIPELINED = 10_000;
/** One connection shows the effect on others, fifty show the memory that it can cost. */
const CONNECTIONS = [1, 50];

/** Sends all requests without waiting for answers, then waits for the end of the connection, at most three seconds. */
async function pipeline(port, path, reads) {
  const socket = openSocket(port, headOf('GET', path).repeat(PIPELINED), { reads });
  await Promise.race([new Promise((resolve) => socket.once('close', resolve)), pause(3000)]);
  socket.destroy();
}

async function pipelining({ say }) {
  const site = await startSite();
  const job = await addJob(site.database);
  let slowest = 0;
  let failed = 0;
  for (const path of ['/', `/careers/${job}`, '/api/jobs', '/api/health/ready', '/api/nothing']) {
    for (const connections of CONNECTIONS) {
      const stop = startProbe(`${site.url}/about`);
      await atOnce(connections, (index) => pipeline(site.port, path, index % 2 === 1));
      const seen = await stop();
      if (connections === 1) slowest = Math.max(slowest, seen.slowest);
      failed += seen.failed;
      say(`${connections} × ${PIPELINED} of ${path}: others ${seen.slowest.toFixed(0)} ms, ${seen.failed} failed`);
    }
  }
  return [inMs(slowest), inMb(site.peak()), [failed === 0, `${failed} of the others failed`]];
}

const KEYS = 12_800;
const AT_ONCE = 6;
const ROUNDS = 10;

/** Requests that take a library long per byte. */
const LONG = {
  keys: [
    '/api/offers',
    json('POST', Object.fromEntries(Array.from({ length: KEYS }, (_, index) => [index.toString(36), 1]))),
  ],
  'keys in a list': ['/api/services', json('POST', { name: Array.from({ length: KEYS }, () => ({ a: 1 })) })],
  'a list': ['/api/admin-login', json('POST', { email: Array.from({ length: 40_000 }, () => 1) })],
  'one word of a token': ['/api/admin-session', { headers: { Authorization: 'a'.repeat(15_000) } }],
  encodings: ['/careers', { headers: { 'Accept-Encoding': 'a,'.repeat(7_500) } }],
  ranges: ['/about', { headers: { Range: `bytes=${'0-0,'.repeat(3_500)}` } }],
  etags: ['/about', { headers: { 'If-None-Match': '"a",'.repeat(3_500) } }],
  parameters: [`/api/admin/submissions?${'a&'.repeat(7_000)}`, {}],
  slashes: [`/api${'/'.repeat(14_000)}`, {}],
};

async function longBodies({ say }) {
  const site = await startSite();
  const statuses = [];
  let slowest = 0;
  for (const [what, [path, call]] of Object.entries(LONG)) {
    const stop = startProbe(`${site.url}/api/health/live`, { every: 5 });
    const ask = () => fetch(site.url + path, call).catch(() => ({ status: 0 }));
    for (let round = 0; round < ROUNDS; round++) statuses.push(...(await atOnce(AT_ONCE, ask)));
    const seen = await stop();
    slowest = Math.max(slowest, seen.slowest);
    say(`${what}: health within ${seen.slowest.toFixed(0)} ms`);
  }
  const broken = statuses.filter(({ status }) => status === 0 || status >= 500).length;
  return [inMs(slowest, 'health within'), [broken === 0, `${broken} answered 5xx or not at all`]];
}

export const runs = { 'idle-clients': idleClients, pipelining, 'long-bodies': longBodies };
