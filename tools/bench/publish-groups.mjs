/** What the owner waits for: a release, and a site that starts with what was published. */
import { publishDrafts, setDraft, stateOf } from '../lib/load/content.mjs';
import { createDatabase } from '../lib/load/postgres.mjs';
import { adminCalls } from '../lib/load/http.mjs';
import { startServer } from '../lib/product.mjs';
import { OURS } from './goals.mjs';
import { measureRounds, report } from './lib/rounds.mjs';
import { ours } from './lib/targets.mjs';
import { LEAST_STARTS, timeStart } from './process-groups.mjs';

const PROJECTS = 200;
const SAMPLE = 'ours, sample content';

/** Gives each period of the sample so many projects, and publishes them. */
async function fillPeriods(call) {
  const { content } = await stateOf(call);
  const periods = content.projects.periods.map((period) => {
    const some = period.completed.length > 0 ? period.completed : content.projects.periods[0].completed;
    const completed = Array.from({ length: PROJECTS }, (_, index) => ({ ...some[index % some.length], id: index + 1 }));
    return { ...period, completed, subcontracted: [] };
  });
  await call('admin/content/drafts/projects', { method: 'PUT', body: { body: { periods } } });
  await publishDrafts(call);
}

/** Whose release changes one page, and all of them. */
const CHANGES = [
  {
    name: 'one page',
    page: '/about',
    at: ['about', ['mission']],
    text: (number) => `The mission, said for the ${number}th time.`,
  },
  { name: 'all pages', page: '/contact', at: ['firm', ['building']], text: (number) => `Building ${number}` },
];

/** From the click to the first page that says what was published. */
async function timeRelease(url, call, { page, at: [document, path], text }, number) {
  await setDraft(call, document, path, text(number));
  const began = performance.now();
  await publishDrafts(call);
  const html = await (await fetch(url + page)).text();
  if (!html.includes(text(number))) throw new Error(`${page} does not say what was published.`);
  return { value: performance.now() - began };
}

/** A site with 200 projects in each period, on a database of its own. */
async function openFilled(databaseUrl) {
  const filled = await createDatabase(databaseUrl);
  const { url, stop } = await startServer({ databaseUrl: filled });
  const call = await adminCalls(url);
  await fillPeriods(call);
  return { filled, url, call, stop };
}

/** From the click to the page, and from the start of the process to its first page, with the database up and migrated. */
export async function publishing({ databaseUrl, rounds }) {
  const { filled, url, call, stop } = await openFilled(databaseUrl);
  const title = `publish: from the click to the page, ${PROJECTS} projects in each period`;
  let releases = 0;
  const samples = await measureRounds(title, CHANGES, Math.max(rounds, LEAST_STARTS), (change) =>
    timeRelease(url, call, change, (releases += 1)),
  );
  for (const { name } of CHANGES) {
    report(
      { group: 'publish', when: name, title: `${title}: ${name}`, unit: 'ms' },
      new Map([[OURS, samples.get(name)]]),
    );
  }
  await stop();
  const starts = [
    { ...ours(databaseUrl), name: SAMPLE, path: '/about' },
    { ...ours(filled), path: '/about' },
  ];
  const ofStart = 'start with what was published: the process to its first page';
  const times = await measureRounds(ofStart, starts, Math.max(rounds, LEAST_STARTS), timeStart);
  report({ group: 'published start', title: ofStart, unit: 'ms', reference: SAMPLE }, times);
}
