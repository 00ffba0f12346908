/**
 * P3: the mail server goes away while visitors send forms; first nobody listens, then connections get no word. When it
 * is back, all mail has to arrive within two minutes, each once.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mailServer } from './lib/mail-server.mjs';

const MAIN = join(import.meta.dirname, '../../dist/server/server/main.js');
const MOST_SECONDS = 120;
const FORMS_PER_SECOND = 2;
const MAILS_PER_FORM = 2;

const pdf = new Blob([`%PDF-1.4\n${'a page of a resume\n'.repeat(10_000)}%%EOF\n`]);
const visitor = { name: 'Ana Reyes', email: 'ana.reyes@example.com' };
const meeting = { meetingLocation: 'Head office', meetingDateTime: 'Monday, March 3, 2031 at 2:30 PM' };
const FORMS = [
  ['offers', { ...visitor, ...meeting, phone: '09171234567', service: 'Design' }],
  ['services', { ...visitor, contact: '09171234567', deliveryOption: 'Pick Up' }],
  ['apply', { ...visitor, contact: '09171234567', position: 'Driver' }],
];

/** The built server on an embedded database of its own. */
async function startServer(smtpUrl) {
  const dataDir = await mkdtemp(join(tmpdir(), 'torture-'));
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: smtpUrl,
    FORM_POSTS_PER_HOUR: '1000000',
  };
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [MAIN], { stdio: ['ignore', 'pipe', 'inherit'], env });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      if (output.includes('Ready.')) resolve(/http:\/\/[\w.]+:\d+/.exec(output)[0]);
    });
    child.once('exit', () => reject(new Error(`The server did not start. Its last words:\n${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function bodyOf([path, fields]) {
  if (path !== 'apply') return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('resume', pdf, 'resume.pdf');
  return { body: form };
}

/** Sends forms one after the other; the references of those that were accepted, and how long the slowest answer took. */
async function sendForms(url, seconds, sent) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(1000 / FORMS_PER_SECOND)) {
    const form = FORMS[sent.accepted.length % FORMS.length];
    const began = Date.now();
    const response = await fetch(`${url}/api/${form[0]}`, { method: 'POST', ...bodyOf(form) });
    sent.slowestAnswer = Math.max(sent.slowestAnswer, Date.now() - began);
    if (response.status !== 201) throw new Error(`A form was answered ${response.status}: ${await response.text()}`);
    sent.accepted.push((await response.json()).reference);
  }
}

export async function run({ seconds = 60, say }) {
  const mail = mailServer();
  await mail.open();
  const server = await startServer(mail.url());
  const sent = { accepted: [], slowestAnswer: 0 };
  const isComplete = (reference) => mail.arrivals.get(reference)?.length === MAILS_PER_FORM;
  const arrived = () => sent.accepted.filter(isComplete).length;

  await sendForms(server.url, 3, sent);
  await mail.close();
  say('the mail server is down');
  await sendForms(server.url, seconds / 2, sent);
  await mail.fallSilent();
  say('the mail server takes connections and says nothing');
  await sendForms(server.url, seconds / 2, sent);
  await mail.open();
  const returned = Date.now();
  say(`the mail server is back (${arrived()} of ${sent.accepted.length} submissions have arrived)`);
  while (arrived() < sent.accepted.length && Date.now() < returned + 2 * MOST_SECONDS * 1000) await pause(100);
  await pause(3000); // for duplicates
  await server.stop();
  await mail.close();

  const slowest = (Math.max(...[...mail.arrivals.values()].flat()) - returned) / 1000;
  const { duplicated } = mail.counts;
  return {
    kept: arrived() === sent.accepted.length && duplicated === 0 && slowest <= MOST_SECONDS,
    verdict: `accepted ${sent.accepted.length}, arrived ${arrived()}, duplicated ${duplicated}, slowest ${slowest.toFixed(1)} s after return; slowest answer to a visitor ${sent.slowestAnswer} ms`,
  };
}
