import { setTimeout as pause } from 'node:timers/promises';
import { FORMS, send } from '../../lib/load/forms.mjs';
import { mailServer } from '../lib/mail-server.mjs';
import { startSite } from '../lib/site.mjs';

const MAX_SECONDS = 120;
const FORMS_PER_SECOND = 2;
const MAILS_PER_FORM = 2;

/** Sends forms one after the other, and records the references of accepted ones. */
async function sendForms(url, seconds, sent) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(1000 / FORMS_PER_SECOND)) {
    const began = Date.now();
    const response = await send(url, FORMS[sent.accepted.length % FORMS.length]('Ana Reyes'));
    sent.slowest = Math.max(sent.slowest, Date.now() - began);
    if (response.status !== 201) throw new Error(`a form was answered ${response.status}: ${await response.text()}`);
    sent.accepted.push((await response.json()).reference);
  }
}

/** First the port is closed, then connections get no answer. Once the mail server is back, each mail arrives once. */
async function mailOutage({ seconds, say }) {
  const mail = mailServer();
  await mail.open();
  const { url } = await startSite({ env: { SMTP_URL: mail.url() } });
  const sent = { accepted: [], slowest: 0 };
  const arrived = () => sent.accepted.filter((one) => mail.arrivals.get(one)?.length === MAILS_PER_FORM).length;
  await sendForms(url, 3, sent);
  await mail.close();
  say('the mail server is down');
  await sendForms(url, seconds / 2, sent);
  await mail.fallSilent();
  say('the mail server accepts connections and does not answer');
  await sendForms(url, seconds / 2, sent);
  await mail.open();
  const returned = Date.now();
  say(`the mail server is back (${arrived()} of ${sent.accepted.length} submissions have arrived)`);
  while (arrived() < sent.accepted.length && Date.now() < returned + 2 * MAX_SECONDS * 1000) await pause(100);
  await pause(3000); // for duplicates
  const slowest = (Math.max(...[...mail.arrivals.values()].flat()) - returned) / 1000;
  const { duplicated } = mail.counts;
  return [
    [arrived() === sent.accepted.length, `${arrived()} of ${sent.accepted.length} arrived`],
    [duplicated === 0, `${duplicated} arrived twice`],
    [slowest <= MAX_SECONDS, `the last ${slowest.toFixed(1)} s after the return`],
    [true, `slowest answer to a visitor ${sent.slowest} ms`],
  ];
}

export const runs = { 'mail-outage': mailOutage };
