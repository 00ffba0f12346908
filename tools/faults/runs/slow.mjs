/** Slow clients, while others check health or apply. */
import { setTimeout as pause } from 'node:timers/promises';
import { application, pdfOf, requestOf, send } from '../../lib/load/forms.mjs';
import { countEach } from '../../lib/load/numbers.mjs';
import { startProbe } from '../lib/probe.mjs';
import { startSite } from '../lib/site.mjs';
import { headOf, openSocket, sendSlowly, trickle } from '../lib/sockets.mjs';

const MAX_MS = 250;
const SLOW = 1000;
/** Uploads may trickle for minutes, as on weak networks, but only this many at once. */
const PLACES = 8;
const BODY = { 'Content-Type': 'application/json', 'Content-Length': 5000 };
const UPLOAD = { ...BODY, 'Content-Type': 'multipart/form-data; boundary=b' };

/** Each for a third of the clients: half a head, a trickling body, a trickling upload. */
const OPENINGS = [
  'GET /api/jobs HTTP/1.1\r\nHost: loc',
  `${headOf('POST', '/api/offers', BODY)}{"name":"`,
  `${headOf('POST', '/api/apply', UPLOAD)}--b\r\n`,
];

async function slowClients({ seconds, say }) {
  const site = await startSite();
  const open = (_, index) => trickle(openSocket(site.port, OPENINGS[index % OPENINGS.length]), 1000);
  const clients = Array.from({ length: SLOW }, open);
  const left = () => clients.filter(({ closed }) => !closed).length;
  const stop = startProbe(`${site.url}/api/health/ready`);
  for (let second = 1; second <= seconds; second++) {
    await pause(1000);
    if (second % 10 === 0) say(`${second} of ${seconds} s: ${left()} slow clients still connected`);
  }
  const { p99, failed } = await stop();
  const checks = [
    [p99 < MAX_MS, `${SLOW} slow clients: p99 of health ${p99.toFixed(0)} ms`],
    [failed === 0, `${failed} probes failed`],
    [left() <= PLACES, `${left()} clients still connected (${PLACES} upload slots)`],
  ];
  clients.forEach((socket) => socket.destroy());
  return checks;
}

const HOLDERS = ['203.0.113.1', '203.0.113.2'];
const HELD_EACH = 8;
const HOLD_EVERY_MS = 8000;
const LARGEST = 5 * 1024 * 1024;
/** 150 kbit/s, less the overhead of packets. */
const PHONE_BYTES_A_SECOND = 18_000;
/** Long enough for the largest resume at that speed. */
const PHONE_SECONDS = 310;

/** Holds an upload slot with a byte now and then, and takes it again whenever it is lost. */
function hold(port, address, isOver) {
  const head = headOf('POST', '/api/apply', { ...UPLOAD, 'X-Forwarded-For': address, 'Content-Length': LARGEST });
  const socket = trickle(openSocket(port, `${head}--b\r\n`), HOLD_EVERY_MS);
  socket.on('data', () => socket.destroy());
  socket.once('close', () => isOver() || setTimeout(() => hold(port, address, isOver), 500));
}

async function slowUploads({ seconds, say }) {
  const site = await startSite({ env: { TRUST_PROXY: '1' } });
  const end = Date.now() + seconds * 1000;
  const isOver = () => Date.now() > end;
  const largest = requestOf(application('Ana', pdfOf(LARGEST)), { headers: { 'X-Forwarded-For': '203.0.113.77' } });
  const phone = sendSlowly(site.port, '/api/apply', largest, { bytes: PHONE_BYTES_A_SECOND, everyMs: 1000 });
  for (const address of HOLDERS) for (let index = 0; index < HELD_EACH; index++) hold(site.port, address, isOver);
  const statuses = [];
  for (let index = 0; !isOver(); index++) {
    await pause(1000);
    const headers = { 'X-Forwarded-For': `198.51.100.${index % 250}` };
    const { status } = await send(site.url, application(`applicant ${index}`), { headers }).catch(() => ({
      status: 0,
    }));
    statuses.push(status);
    if (index % 20 === 0) say(`applicants: ${JSON.stringify(countEach(statuses))}`);
  }
  const ofPhone = await Promise.race([phone, pause(seconds < PHONE_SECONDS ? 0 : 15_000, 'not waited for')]);
  return [
    [statuses.every((status) => status === 201), `applicants answered ${JSON.stringify(countEach(statuses))}`],
    [ofPhone === 201 || seconds < PHONE_SECONDS, `5 MB at 150 kbit/s: ${ofPhone}`],
  ];
}

export const runs = { 'slow-clients': slowClients, 'slow-uploads': slowUploads };
