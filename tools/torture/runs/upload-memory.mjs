import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { peakMegabytes } from '../lib/process-memory.mjs';
import { FORMS, pdfOf } from '../lib/writers.mjs';

const UPLOADS = 50;
const BYTES = 5 * 1024 * 1024;
const MOST_MB = 512;

async function upload(url, content, address) {
  const form = new FormData();
  for (const [name, value] of Object.entries(FORMS[2]('Ana').body)) form.append(name, value);
  form.append('resume', new Blob([content]), 'resume.pdf');
  const headers = { 'X-Forwarded-For': address };
  const answer = await fetch(`${url}/api/apply`, { method: 'POST', headers, body: form }).catch(() => ({ status: 0 }));
  return answer.status;
}

/** P12: far more large uploads at once than there are places, twice; those without one are told to come back. */
export async function run({ say }) {
  const database = await startDatabase();
  const app = await startApp({ databaseUrl: database.url, port: await freePort(), env: { TRUST_PROXY: '1' } });
  const content = pdfOf(BYTES);
  const tally = {};
  for (let round = 1; round <= 2; round++) {
    const sending = Array.from({ length: UPLOADS }, (_, index) => upload(app.url, content, `203.0.113.${index}`));
    for (const status of await Promise.all(sending)) tally[status] = (tally[status] ?? 0) + 1;
    say(`round ${round}: peak ${peakMegabytes(app.pid).toFixed(0)} MB, answers ${JSON.stringify(tally)}`);
  }
  const peak = peakMegabytes(app.pid);
  const [{ rows }] = await database.query('SELECT count(*)::int AS rows FROM resumes');
  app.kill('SIGTERM');
  const { code } = await app.exited;
  await database.remove();
  const onlyExpected = Object.keys(tally).every((status) => ['201', '503'].includes(status));
  return {
    kept: peak < MOST_MB && rows === tally[201] && onlyExpected && code === 0,
    verdict: `${UPLOADS} × 5 MB at once, twice: peak RSS ${peak.toFixed(0)} MB, ${tally[201] ?? 0} stored, ${tally[503] ?? 0} told to come back`,
  };
}
