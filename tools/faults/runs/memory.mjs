/** Peak memory of the process under more requests at once than it has room for. */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { application, pdfOf, send } from '../../lib/load/forms.mjs';
import { atOnce } from '../../lib/load/calls.mjs';
import { countEach } from '../../lib/load/numbers.mjs';
import { addJob } from '../lib/jobs.mjs';
import { ask } from '../lib/probe.mjs';
import { startSite } from '../lib/site.mjs';

const VISITORS = 1000;
const MAX_MB = { crowds: 300, uploads: 512 };
const MAX_PAUSED_MS = 5000;
const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Answered with 200 even without the database. */
const ALWAYS = ['/', '/careers', '/rentals-list', '/sitemap.xml', '/api/docs', '/api/docs-json', '/api/health/live'];

async function visit(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const answers = await atOnce(VISITORS, () => ask(url, { agent }));
  agent.destroy();
  return { statuses: answers.map(({ status }) => status), slowest: Math.max(...answers.map(({ ms }) => ms)) };
}

/** Many visitors at once at each page, with the database up or paused. */
async function crowds({ say }) {
  const site = await startSite();
  const job = `/careers/${await addJob(site.database)}`;
  const paths = [...ALWAYS, job, `/careers/${NOBODY}`, '/api/jobs', '/api/rental', '/no-such-page'];
  let unexpected = 0;
  const crowd = async (state, path, expected) => {
    const { statuses, slowest } = await visit(site.url + path);
    unexpected += statuses.filter((status) => !expected.includes(status)).length;
    const told = `${JSON.stringify(countEach(statuses))}, slowest ${slowest.toFixed(0)} ms`;
    say(`${state}, ${path}: ${told}, peak ${site.peak().toFixed(0)} MB`);
    return slowest;
  };
  let paused = 0;
  for (const path of paths) await crowd('up', path, [200, 404]);
  await site.database.signalAll('SIGSTOP');
  await pause(1500); // until the site notices
  for (const path of paths)
    paused = Math.max(paused, await crowd('paused', path, ALWAYS.includes(path) ? [200] : [503, 404]));
  await site.database.signalAll('SIGCONT');
  await pause(2000);
  await crowd('up again', job, [200]);
  const peak = site.peak();
  return [
    [peak < MAX_MB.crowds, `${VISITORS} visitors at once at ${paths.length} pages: peak RSS ${peak.toFixed(0)} MB`],
    [unexpected === 0, `${unexpected} unexpected answers`],
    [paused < MAX_PAUSED_MS, `slowest while paused ${paused.toFixed(0)} ms`],
  ];
}

const UPLOADS = 50;

/** Far more large uploads at once than there are slots, twice. Those without a slot get 503. */
async function uploadMemory({ say }) {
  const site = await startSite({ env: { TRUST_PROXY: '1' } });
  const content = pdfOf(5 * 1024 * 1024);
  const upload = (index) =>
    send(site.url, application('Ana', content), { headers: { 'X-Forwarded-For': `203.0.113.${index}` } }).catch(
      () => ({}),
    );
  const statuses = [];
  for (const round of [1, 2]) {
    for (const { status } of await atOnce(UPLOADS, upload)) statuses.push(status);
    say(`round ${round}: peak ${site.peak().toFixed(0)} MB, answers ${JSON.stringify(countEach(statuses))}`);
  }
  const peak = site.peak();
  const [{ rows }] = await site.database.query('SELECT count(*)::int AS rows FROM resumes');
  const stored = statuses.filter((status) => status === 201).length;
  return [
    [peak < MAX_MB.uploads, `${UPLOADS} × 5 MB at once, twice: peak RSS ${peak.toFixed(0)} MB`],
    [statuses.every((status) => [201, 503].includes(status)), `answers ${JSON.stringify(countEach(statuses))}`],
    [rows === stored && stored > 0, `${rows} stored`],
    [await site.stop(), 'the process ended in order'],
  ];
}

export const runs = { crowds, 'upload-memory': uploadMemory };
