/** Measurements of releases, and of the start of a site with published content. */
import { setTimeout as pause } from 'node:timers/promises';
import { publishDrafts, setDraft, stateOf } from '../lib/load/content.mjs';
import { createDatabase } from '../lib/load/postgres.mjs';
import { adminCalls } from '../lib/load/http.mjs';
import { startServer } from '../lib/product.mjs';
import { OURS } from './goals.mjs';
import { measureRounds, report } from './report/rounds.mjs';
import { ours } from './lib/targets.mjs';
import { OF_START, startsOf, timeStart } from './process-groups.mjs';

const PROJECTS = 200;
const SAMPLE = 'ours, sample content';
const MAX_MS = 60_000;

/** Publishes PROJECTS projects in each period of the sample. */
async function fillPeriods(call) {
  const { content } = await stateOf(call);
  const periods = content.projects.periods.map((period) => {
    const some = period.completed.length > 0 ? period.completed : content.projects.periods[0].completed;
    const completed = Array.from({ length: PROJECTS }, (_, index) => ({ ...some[index % some.length], id: index + 1 }));
    return { ...period, completed, subcontracted: [] };
  });
  await call('admin/content/drafts/projects', { method: 'PUT', body: { body: { periods }, revision: null } });
  await publishDrafts(call);
}

/** Changes whose release affects one page or all pages. */
const CHANGES = [
  {
    name: 'one page',
    page: '/about',
    at: ['about', ['mission']],
    text: (number) => `The mission, said for the ${number}th time.`,
  },
  { name: 'all pages', page: '/contact', at: ['firm', ['building']], text: (number) => `Building ${number}` },
];

const PAUSE_MS = 5;

/** Polls until a page has the text. @returns the milliseconds since `began` @throws if it takes too long */
async function timeUntil(address, text, began) {
  for (;;) {
    const html = await (await fetch(address)).text();
    const ms = performance.now() - began;
    if (html.includes(text)) return ms;
    if (ms > MAX_MS) throw new Error(`${address} did not say what was published within ${MAX_MS} ms.`);
    await pause(PAUSE_MS);
  }
}

/** Milliseconds from the click until the replica that got it shows the release, and until both do. */
async function timeRelease([url, otherUrl], call, { page, at: [document, path], text }, number) {
  await setDraft(call, document, path, text(number));
  const began = performance.now();
  const others = timeUntil(otherUrl + page, text(number), began);
  await publishDrafts(call);
  const here = await timeUntil(url + page, text(number), began);
  return { value: here, everywhere: Math.max(here, await others) };
}

/** Starts two replicas of a site with PROJECTS projects in each period, on their own database. */
async function openFilled(databaseUrl, node) {
  const filled = await createDatabase(databaseUrl);
  const start = () => startServer({ databaseUrl: filled, node: node.path });
  const replicas = [await start(), await start()];
  const urls = replicas.map(({ url }) => url);
  const call = await adminCalls(urls[0]);
  await fillPeriods(call);
  return { filled, urls, call, stop: () => Promise.all(replicas.map(({ stop }) => stop())) };
}

/** Two tables per change: for the replica that got the click, and for both. */
function reportReleases(samples, page) {
  for (const { name } of CHANGES) {
    const all = samples.get(name);
    const everywhere = all.map(({ everywhere: value }) => ({ value }));
    const table = { group: 'publish', unit: 'ms', title: `from the click to the page, ${name}` };
    report({ ...table, when: name }, new Map([[OURS, all]]), page);
    report(
      { ...table, when: `${name}, all replicas`, title: `${table.title}, all replicas` },
      new Map([[OURS, everywhere]]),
      page,
    );
  }
}

/** Times from the click to the page, and from the start of the process to its first page, with the database up and migrated. */
export async function publishing({ databaseUrl, rounds, node, page }) {
  const { filled, urls, call, stop } = await openFilled(databaseUrl, node);
  let releases = 0;
  const samples = await measureRounds('publish', CHANGES, startsOf(rounds), (change) =>
    timeRelease(urls, call, change, (releases += 1)),
  );
  reportReleases(samples, page);
  await stop();
  const starts = [
    { ...ours(databaseUrl, node), name: SAMPLE, path: '/about' },
    { ...ours(filled, node), path: '/about' },
  ];
  const title = 'start with what was published: the process to its first page';
  const times = await measureRounds(title, starts, startsOf(rounds), timeStart);
  report({ group: 'published start', title, ...OF_START, references: [SAMPLE] }, times, page);
}
