/**
 * P3: the mail server goes away while visitors send forms; first nobody listens, then connections get no word. When it
 * is back, all mail has to arrive within two minutes, each once.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { mailServer } from '../lib/mail-server.mjs';
import { FORMS, requestOf } from '../lib/writers.mjs';

const MOST_SECONDS = 120;
const FORMS_PER_SECOND = 2;
const MAILS_PER_FORM = 2;

/** Sends forms one after the other; the references of those that were accepted, and how long the slowest answer took. */
async function sendForms(url, seconds, sent) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(1000 / FORMS_PER_SECOND)) {
    const form = FORMS[sent.accepted.length % FORMS.length]('Ana Reyes');
    const began = Date.now();
    const response = await fetch(`${url}/api/${form.path}`, { method: 'POST', ...requestOf(form, randomUUID()) });
    sent.slowestAnswer = Math.max(sent.slowestAnswer, Date.now() - began);
    if (response.status !== 201) throw new Error(`A form was answered ${response.status}: ${await response.text()}`);
    sent.accepted.push((await response.json()).reference);
  }
}

export async function run({ seconds = 60, say }) {
  const mail = mailServer();
  await mail.open();
  const database = await startDatabase();
  const env = { SMTP_URL: mail.url() };
  const app = await startApp({ databaseUrl: database.url, port: await freePort(), env });
  const sent = { accepted: [], slowestAnswer: 0 };
  const isComplete = (reference) => mail.arrivals.get(reference)?.length === MAILS_PER_FORM;
  const arrived = () => sent.accepted.filter(isComplete).length;

  await sendForms(app.url, 3, sent);
  await mail.close();
  say('the mail server is down');
  await sendForms(app.url, seconds / 2, sent);
  await mail.fallSilent();
  say('the mail server takes connections and says nothing');
  await sendForms(app.url, seconds / 2, sent);
  await mail.open();
  const returned = Date.now();
  say(`the mail server is back (${arrived()} of ${sent.accepted.length} submissions have arrived)`);
  while (arrived() < sent.accepted.length && Date.now() < returned + 2 * MOST_SECONDS * 1000) await pause(100);
  await pause(3000); // for duplicates
  app.kill('SIGTERM');
  await app.exited;
  await database.remove();
  await mail.close();

  const slowest = (Math.max(...[...mail.arrivals.values()].flat()) - returned) / 1000;
  const { duplicated } = mail.counts;
  return {
    kept: arrived() === sent.accepted.length && duplicated === 0 && slowest <= MOST_SECONDS,
    verdict: `accepted ${sent.accepted.length}, arrived ${arrived()}, duplicated ${duplicated}, slowest ${slowest.toFixed(1)} s after return; slowest answer to a visitor ${sent.slowestAnswer} ms`,
  };
}
