import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { addJobs } from '../lib/jobs.mjs';
import { startProbe } from '../lib/probe.mjs';
import { peakMegabytes } from '../lib/process-memory.mjs';

const REQUESTS = 10_000;
/** The first for what others see of it, the second for what it can cost. */
const CONNECTIONS = [1, 50];
const MOST_MS = 250;
const MOST_MB = 300;

/** Sends all requests without waiting for an answer; resolves when the connection ends, or after a while. */
function pipeline(port, path, reads) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // being cut off is what it is for
  if (reads) socket.resume();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(REQUESTS));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return Promise.race([closed, pause(3000)]).then(() => socket.destroy());
}

/** P20: connections that send requests without waiting for the answers, while others ask for a page. */
export async function run({ say }) {
  const database = await startDatabase();
  const port = await freePort();
  const app = await startApp({ databaseUrl: database.url, port });
  const [job] = await addJobs(database, 20);
  let slowest = 0;
  let failed = 0;
  for (const path of ['/', `/careers/${job}`, '/api/jobs', '/api/health/ready', '/api/nothing']) {
    for (const connections of CONNECTIONS) {
      const probe = startProbe(`${app.url}/about`);
      const sending = Array.from({ length: connections }, (_, index) => pipeline(port, path, index % 2));
      await Promise.all(sending);
      const seen = await probe.stop();
      if (connections === 1) slowest = Math.max(slowest, seen.slowest);
      failed += seen.failed;
      say(
        `${connections} × ${REQUESTS} of ${path}: others ${seen.slowest.toFixed(0)} ms at most, ${seen.failed} failed, peak ${peakMegabytes(app.pid).toFixed(0)} MB`,
      );
    }
  }
  const peak = peakMegabytes(app.pid);
  app.kill('SIGTERM');
  await app.exited;
  await database.remove();
  return {
    kept: slowest < MOST_MS && failed === 0 && peak < MOST_MB,
    verdict: `${REQUESTS} requests at once over a connection: others answered within ${slowest.toFixed(0)} ms; the same over ${CONNECTIONS[1]}: ${failed} of the others failed, peak RSS ${peak.toFixed(0)} MB`,
  };
}
