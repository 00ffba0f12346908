import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { openConnections } from '../lib/connections.mjs';
import { startDatabase } from '../lib/database.mjs';
import { ask, startProbe } from '../lib/probe.mjs';
import { peakMegabytes } from '../lib/process-memory.mjs';

const IDLE = 5200;
const DEAF = 1000;
const OTHERS = 20;
/** Connections of the probe, which come and go. */
const OWN = 2;
const MOST_MS = 250;
const MOST_MB = 300;
/** The server may take two of its write deadlines to notice, and some to spare. */
const CUT_OFF_MS = 75_000;
const ASSETS = join(import.meta.dirname, '../../../dist/client/assets');

const sizeOf = (name) => statSync(join(ASSETS, name)).size;
const largestScript = () =>
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];

/** Clients that each send something and then wait. */
function openMany(port, count, bytes, reads, localAddress) {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(bytes));
    return reads ? socket.resume() : socket;
  });
  for (const socket of sockets) socket.on('error', () => undefined); // being cut off is what they are for
  return { close: () => sockets.forEach((socket) => socket.destroy()) };
}

async function others(url, localAddress) {
  const answers = [];
  for (let index = 0; index < OTHERS; index++) answers.push(await ask(`${url}/about`, { localAddress, timeout: 5000 }));
  return {
    refused: answers.filter(({ status }) => status !== 200).length,
    slowest: Math.max(...answers.map(({ ms }) => ms)),
  };
}

/** P20: more kept connections than the server holds, and clients that read nothing of what they ask for. */
export async function run({ say }) {
  const database = await startDatabase();
  const result = { refused: 0, slowest: 0, peak: 0, left: 0 };
  const largest = `GET /assets/${largestScript()} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(25);
  for (const env of [{}, { TRUST_PROXY: '1' }]) {
    const port = await freePort();
    const app = await startApp({ databaseUrl: database.url, port, env });
    const idle = openMany(port, IDLE, 'GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n', true);
    await pause(3000);
    for (const address of ['127.0.0.1', '127.0.0.2']) {
      const { refused, slowest } = await others(app.url, address);
      result.refused += refused;
      result.slowest = Math.max(result.slowest, slowest);
      say(
        `${JSON.stringify(env)} ${IDLE} idle, ${openConnections(port)} still open; ${OTHERS} others from ${address}: ${refused} refused, slowest ${slowest.toFixed(0)} ms`,
      );
    }
    idle.close();
    await pause(1000);
    const probe = startProbe(`${app.url}/about`, { localAddress: '127.0.0.2' });
    const deaf = openMany(port, DEAF, largest, false);
    await pause(5000);
    for (const end = Date.now() + CUT_OFF_MS; Date.now() < end && openConnections(port) > OWN;) await pause(500);
    const { slowest, failed } = await probe.stop();
    const peak = peakMegabytes(app.pid);
    const left = Math.max(0, openConnections(port) - OWN);
    say(
      `${DEAF} that do not read: ${left} not cut off; others ${slowest.toFixed(0)} ms, ${failed} failed, peak ${peak.toFixed(0)} MB`,
    );
    result.left += left;
    result.refused += failed;
    result.slowest = Math.max(result.slowest, slowest);
    result.peak = Math.max(result.peak, peak);
    deaf.close();
    app.kill('SIGTERM');
    await app.exited;
  }
  await database.remove();
  const { refused, slowest, peak, left } = result;
  return {
    kept: refused === 0 && slowest < MOST_MS && peak < MOST_MB && left === 0,
    verdict: `${IDLE} idle and ${DEAF} that do not read, with and without a proxy: ${refused} others refused, slowest ${slowest.toFixed(0)} ms, ${left} not cut off, peak RSS ${peak.toFixed(0)} MB`,
  };
}
