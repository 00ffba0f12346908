import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';

const CLIENTS = 1000;
const PROBE_EVERY_MS = 50;
const MOST_MS = 250;
/** Uploads may trickle for minutes, as weak networks do, but only so many. */
const PLACES = 8;
const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n';

/** A third each: half a head, a body that trickles, an upload that trickles. */
const OPENINGS = [
  'GET /api/jobs HTTP/1.1\r\nHost: loc',
  `POST /api/offers HTTP/1.1\r\n${HEAD}\r\n{"name":"`,
  `POST /api/apply HTTP/1.1\r\n${HEAD.replace('application/json', 'multipart/form-data; boundary=b')}\r\n--b\r\n`,
];

function openSlowly(port, index) {
  const socket = connect(port, '127.0.0.1', () => socket.write(OPENINGS[index % OPENINGS.length]));
  const trickle = setInterval(() => socket.writable && socket.write('x'), 1000);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined).resume(); // being cut off is what they are for
  void closed.then(() => clearInterval(trickle));
  return { socket, closed };
}

/** P11: many clients that send a byte a second, while a probe asks for health. */
export async function run({ seconds = 45, say }) {
  const database = await startDatabase();
  const port = await freePort();
  const app = await startApp({ databaseUrl: database.url, port });
  const clients = Array.from({ length: CLIENTS }, (_, index) => openSlowly(port, index));
  let open = clients.length;
  for (const { closed } of clients) void closed.then(() => open--);
  const times = [];
  const failures = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(PROBE_EVERY_MS)) {
    const began = performance.now();
    const response = await fetch(`${app.url}/api/health/ready`).catch((error) => failures.push(error));
    if (response?.ok !== true) failures.push(response);
    times.push(performance.now() - began);
    if (times.length % 200 === 0) say(`${times.length} probes, ${open} slow clients still connected`);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const p99 = sorted[Math.floor(sorted.length * 0.99)];
  const left = open;
  for (const { socket } of clients) socket.destroy();
  app.kill('SIGTERM');
  await app.exited;
  await database.remove();
  return {
    kept: p99 < MOST_MS && failures.length === 0 && left <= PLACES,
    verdict: `${CLIENTS} slow clients: health p99 ${p99.toFixed(0)} ms of ${times.length} probes, ${failures.length} failed; ${left} of them (uploads, which have ${PLACES} places) not cut off after ${seconds} s`,
  };
}
