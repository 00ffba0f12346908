/** `npm run bench:web`: measures the size and speed of every public page, and which goals they meet. */
import { chromium } from '@playwright/test';
import { findChromium } from '../lib/browsers/browser.mjs';
import { buildOrExit } from '../build/build.mjs';
import { readArguments, refuseWords, UsageError, wholeNumber } from '../lib/arguments.mjs';
import { step } from '../lib/load/say.mjs';
import { startProduct } from '../lib/product.mjs';
import { samplePages } from '../lib/server.mjs';
import { programs } from './lib/machine.mjs';
import { openPage, WRITE, WRITE_USAGE } from './lib/page.mjs';
import { webGoals } from './web/goals.mjs';
import { slowestAnswer, visitByLink } from './web/interactions.mjs';
import { openLighthouse } from './web/lighthouse.mjs';
import { serveReactAlone } from './web/react-alone.mjs';
import { vitalsOf } from './web/vitals.mjs';
import { weigh } from './web/weigh.mjs';

const COLUMNS = ['html', 'css', 'js', 'deferred', 'pictures', 'hero', 'fonts', 'requests'];
const AUDITED = ['perf', 'a11y', 'best', 'seo', 'FCP ms', 'LCP ms', 'TBT ms'];
const HEADINGS = [...COLUMNS, 'LCP ms', 'CLS', 'INP ms', 'visit ms', ...AUDITED];

const USAGE = `npm run bench:web -- [--pages /,/careers] [--runs 3] [--write]

Measures what every public page weighs and how soon it is there, on the phone that Lighthouse has in mind, beside React
alone, and tells which goals it meets. --runs 0 leaves Lighthouse out. Nothing leaves the machine: the map's tiles are
answered here.

  ${WRITE_USAGE}`;

const OPTIONS = { pages: { type: 'string' }, runs: { type: 'string', default: '3' }, write: WRITE };

function readWanted(values, words) {
  refuseWords(values, words);
  const { pages, runs, write } = values;
  return { pages: pages?.split(','), runs: wholeNumber(runs, '--runs', 0), write };
}

/** @throws UsageError for an unknown page */
async function publicPages(wanted) {
  const { listed: known } = await samplePages();
  const unknown = (wanted ?? []).filter((path) => !known.includes(path));
  if (unknown.length) throw new UsageError(`${unknown.join(' ')} is no public page. There are: ${known.join(' ')}`);
  return wanted ?? known;
}

function rowOf(name, { weight, vitals, answer, visit, lighthouse }) {
  const audited = lighthouse
    ? [...Object.values(lighthouse.scores), lighthouse.fcp, lighthouse.lcp, lighthouse.tbt]
    : [];
  const cells = [...COLUMNS.map((kind) => weight[kind]), vitals.lcp, vitals.cls, answer?.ms, visit, ...audited];
  return [name, ...cells.map((cell) => cell?.toLocaleString('en') ?? '–')];
}

/** Measures one page after the other, so that they do not slow each other down. */
async function measure({ chrome, browser, runs }, origin, paths, { isOurs }) {
  const lighthouse = runs ? await openLighthouse(chrome, origin) : undefined;
  const found = new Map();
  for (const path of paths) {
    const weight = await weigh(browser, origin, path);
    const vitals = await vitalsOf(browser, origin, path);
    const answer = isOurs ? await slowestAnswer(browser, origin, path) : undefined;
    const visit = isOurs ? await visitByLink(browser, origin, path) : undefined;
    found.set(path, { weight, vitals, answer, visit, lighthouse: await lighthouse?.audit(path, runs) });
    const slowest = answer && `, INP ${answer.ms} ms (${answer.what})`;
    const visited = visit === undefined ? '' : `, visit ${visit} ms`;
    step(`${path} at ${origin}: js ${weight.js}, LCP ${vitals.lcp} ms${slowest ?? ''}${visited}`);
  }
  await lighthouse?.close();
  return found;
}

async function openWebPage(browser, { runs, write }) {
  const audited = runs ? `Lighthouse ${runs} times, medians` : 'without Lighthouse';
  return openPage({
    name: 'web',
    title: 'npm run bench:web',
    command: 'npm run bench:web',
    run: `the first visit to each page, bytes as sent with Brotli; ${audited}`,
    programs: await programs({ others: [`Chromium ${browser.version()}`] }),
    write,
  });
}

/** Failed audits that count for the score. */
const failuresOf = (found) =>
  [...found]
    .filter(([, { lighthouse }]) => lighthouse?.failed.length)
    .map(([path, { lighthouse }]) => `${path} failed ${lighthouse.failed.join(', ')}`);

function tell(page, react, found, runs) {
  const head = ['', ...HEADINGS.slice(0, runs ? HEADINGS.length : -AUDITED.length)];
  const rows = [rowOf('React alone', react), ...[...found].map(([path, result]) => rowOf(path, result))];
  page.table({
    title: 'what the first visit fetches, and how soon it is there',
    rows: [head, ...rows],
    notes: failuresOf(found),
  });
  page.goals(webGoals(found, react.weight.js));
}

async function main() {
  const wanted = readArguments({ command: 'bench:web', usage: USAGE, options: OPTIONS }, readWanted);
  await buildOrExit();
  const pages = await publicPages(wanted.pages);
  const chrome = await findChromium();
  const browser = await chromium.launch(chrome);
  const tools = { chrome, browser, runs: wanted.runs };
  const alone = await serveReactAlone();
  const product = await startProduct({ log: 'test-results/bench-web.log' });
  try {
    const page = await openWebPage(browser, wanted);
    const react = await measure(tools, alone.origin, ['/'], { isOurs: false });
    const found = await measure(tools, product.url, pages, { isOurs: true });
    tell(page, react.get('/'), found, wanted.runs);
    await page.close();
  } finally {
    await browser.close();
    await alone.stop();
    await product.stop();
  }
}

await main().catch((error) => {
  console.error(`Stopped: ${error.message} See: npm run bench:web -- --help`);
  process.exitCode = 1;
});
