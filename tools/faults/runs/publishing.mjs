/** Publishes content on two replicas while one of them, or the database, is killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { atOnce, repeat } from '../../lib/load/calls.mjs';
import { publishDrafts, setDraft, stateOf } from '../../lib/load/content.mjs';
import { adminCalls } from '../../lib/load/http.mjs';
import { countEach } from '../../lib/load/numbers.mjs';
import { startPostgres } from '../../lib/load/postgres.mjs';
import { startReplicas } from '../lib/site.mjs';

const REPLICAS = 2;
/** Within this time (ms), every replica has to show a release. */
const MAX_MS = 2000;
const GIVE_UP_MS = 30_000;
const POLL_MS = 20;
/** About as long as rendering a release takes. */
const LONGEST_MS = 1200;

const DATA = /<script type="application\/json" id="content">(.*?)<\/script>/;
const numberIn = (text) => Number(/\d+$/.exec(text)?.[0] ?? 0);

/** The numbers in the shared and in the own content of a page; undefined without an answer. */
async function numbersAt(url) {
  const html = await fetch(`${url}/about`)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const [, json] = DATA.exec(html) ?? [];
  if (!json) return undefined;
  const { site, data } = JSON.parse(json);
  return [site.firm.building, data.about.mission].map(numberIn);
}

/** Reads a page of a replica repeatedly, and counts pages of two releases, or of an older one than before. */
function watch(url, totals) {
  let last = 0;
  const stop = repeat(1, async () => {
    const numbers = await numbersAt(url);
    if (numbers) {
      if (numbers[0] !== numbers[1]) totals.mixed++;
      if (numbers[0] < last) totals.backwards++;
      last = Math.max(last, numbers[0]);
      totals.looks++;
    }
    await pause(POLL_MS);
  });
  return stop;
}

/** Writes the number into both documents. */
async function draft(call, number) {
  await setDraft(call, 'firm', ['building'], `Building ${number}`);
  await setDraft(call, 'about', ['mission'], `Mission ${number}`);
}

/** Milliseconds until a replica shows the release. */
async function lateBy(url, number) {
  const began = performance.now();
  for (;;) {
    const ms = performance.now() - began;
    const shown = (await numbersAt(url))?.[0] ?? 0;
    if (shown >= number || ms > GIVE_UP_MS) return ms;
    await pause(POLL_MS);
  }
}

const statusOf = (publishing) =>
  publishing.then(
    () => 'published',
    (error) => / answered (\d+)/.exec(error.message)?.[1] ?? 'no answer',
  );

/** Disturbances while a release is published. Each returns the answers that the publishers got. */
const TROUBLES = {
  /** Another editor publishes the same drafts on the other replica. */
  twice: async (calls) => Promise.all(calls.map((call) => statusOf(publishDrafts(call)))),
  killed: async ([call], { replicas }) => {
    const answer = statusOf(publishDrafts(call));
    await pause(Math.random() * LONGEST_MS);
    await replicas.end(0, 'SIGKILL');
    const told = await answer;
    await replicas.start(0);
    return [told];
  },
  'database killed': async ([call], { database }) => {
    const answer = statusOf(publishDrafts(call));
    await pause(Math.random() * LONGEST_MS);
    await database.signalAll('SIGKILL');
    const told = await answer;
    await database.startAgain();
    return [told];
  },
};

const untilReady = async (urls) =>
  Promise.all(
    urls.map(async (url) => {
      while (!(await fetch(`${url}/api/health/ready`).catch(() => ({}))).ok) await pause(POLL_MS);
    }),
  );

/** Publishes the drafts that are left, undisturbed. @returns whether the content has the number */
async function settle(call, number) {
  const { drafts } = await stateOf(call);
  if (drafts.length > 0) await publishDrafts(call);
  const { content } = await stateOf(call);
  return numberIn(content.about.mission) === number;
}

async function publishing({ cycles, say }) {
  const database = await startPostgres();
  const replicas = await startReplicas(database.url, REPLICAS);
  const totals = { looks: 0, mixed: 0, backwards: 0, lost: 0, slowest: 0 };
  const watchers = replicas.urls.map((url) => watch(url, totals));
  const told = [];
  const names = Object.keys(TROUBLES);
  for (let number = 1; number <= cycles; number++) {
    const name = names[number % names.length];
    const calls = await atOnce(REPLICAS, (index) => adminCalls(replicas.urls[index]));
    await draft(calls[0], number);
    const answers = await TROUBLES[name](calls, { replicas, database });
    told.push(...answers.map((answer) => `${name}: ${answer}`));
    await untilReady(replicas.urls);
    const isAcknowledged = answers.includes('published');
    const { drafts } = await stateOf(await adminCalls(replicas.urls[1]));
    if (isAcknowledged && drafts.length > 0) totals.lost++;
    if (!(await settle(await adminCalls(replicas.urls[1]), number))) totals.lost++;
    const late = await Promise.all(replicas.urls.map((url) => lateBy(url, number)));
    totals.slowest = Math.max(totals.slowest, ...late);
    say(`${number} of ${cycles}, ${name}: ${answers.join(', ')}; ${JSON.stringify(totals)}`);
  }
  await Promise.all(watchers.map((stop) => stop()));
  return [
    [totals.mixed === 0, `${totals.mixed} of ${totals.looks} pages of two releases`],
    [totals.backwards === 0, `${totals.backwards} pages older than one before`],
    [totals.lost === 0, `${totals.lost} releases lost`],
    [totals.slowest < MAX_MS, `every replica shows a release within ${totals.slowest.toFixed(0)} ms`],
    [await replicas.stop(), `answers ${JSON.stringify(countEach(told))}`],
  ];
}

export const runs = { publishing };
