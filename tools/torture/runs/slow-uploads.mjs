import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { FORMS, pdfOf, requestOf } from '../lib/writers.mjs';

const ADDRESSES = ['203.0.113.1', '203.0.113.2'];
const EACH = 8;
const BYTE_EVERY_MS = 8000;
const MB = 1024 * 1024;
/** 150 kbit/s, less what the network adds to each packet. */
const PHONE_BYTES_A_SECOND = 18_000;

function head(address, length) {
  const type = 'multipart/form-data; boundary=b';
  return `POST /api/apply HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
}

/** Holds a place with a byte now and then, and takes it again whenever it is lost. */
function hold(port, address, isOver) {
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head(address, 5 * MB)}--b\r\n`));
  const trickle = setInterval(() => socket.writable && socket.write('x'), BYTE_EVERY_MS);
  socket.on('error', () => undefined).on('data', () => socket.destroy());
  socket.once('close', () => {
    clearInterval(trickle);
    if (!isOver()) setTimeout(() => hold(port, address, isOver), 500);
  });
}

/** An applicant on a weak network with the largest resume; gives the status line. */
async function phone(port) {
  const part = (name, more) => `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const texts = Object.entries(FORMS[2]('Ana').body).map(([name, value]) => `${part(name, '')}${value}\r\n`);
  const begin = `${texts.join('')}${part('resume', '; filename="cv.pdf"\r\nContent-Type: application/pdf')}`;
  const body = Buffer.concat([Buffer.from(begin), pdfOf(5 * MB), Buffer.from('\r\n--b--\r\n')]);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => (answer += text));
  socket.on('error', () => undefined).write(head('203.0.113.77', body.length));
  for (let sent = 0; sent < body.length && !answer; sent += PHONE_BYTES_A_SECOND) {
    socket.write(body.subarray(sent, sent + PHONE_BYTES_A_SECOND));
    await pause(1000);
  }
  for (const end = Date.now() + 10_000; !answer && Date.now() < end;) await pause(100);
  socket.destroy();
  return answer.split('\r\n')[0];
}

/** P20: two addresses that hold every place for uploads they can get, while others apply and a phone sends 5 MB. */
export async function run({ seconds = 310, say }) {
  const database = await startDatabase();
  const port = await freePort();
  const app = await startApp({ databaseUrl: database.url, port, env: { TRUST_PROXY: '1' } });
  const end = Date.now() + seconds * 1000;
  const isOver = () => Date.now() > end;
  const slow = phone(port);
  for (const address of ADDRESSES) for (let index = 0; index < EACH; index++) hold(port, address, isOver);
  await pause(1000);
  const tally = {};
  for (let index = 0; !isOver(); index++) {
    const { headers, body } = requestOf(FORMS[2](`applicant ${index}`), `applicant-${index}`);
    const visitor = { ...headers, 'X-Forwarded-For': `198.51.100.${index % 250}` };
    const answer = await fetch(`${app.url}/api/apply`, { method: 'POST', headers: visitor, body }).catch(() => ({}));
    tally[answer.status] = (tally[answer.status] ?? 0) + 1;
    if (index % 20 === 0) say(`applicants: ${JSON.stringify(tally)}`);
    await pause(1000);
  }
  const ofPhone = await Promise.race([slow, pause(1000, 'not waited for')]);
  app.kill('SIGTERM');
  await app.exited;
  await database.remove();
  return {
    kept: Object.keys(tally).join() === '201' && (seconds < 310 || ofPhone.includes(' 201 ')),
    verdict: `two addresses that hold places for ${seconds} s: applicants were answered ${JSON.stringify(tally)}; 5 MB at 150 kbit/s: ${ofPhone}`,
  };
}
