/** `npm run bench:web`: what every public page weighs and how soon it is there, and which goals it meets. */
import { chromium } from '@playwright/test';
import { findChromium } from '../lib/browser.mjs';
import { buildOrExit } from '../build/build.mjs';
import { readArguments, refuseWords, UsageError, wholeNumber } from '../lib/arguments.mjs';
import { startProduct } from '../lib/product.mjs';
import { samplePages } from '../lib/server.mjs';
import { missed, TIMES_REACT } from './web/goals.mjs';
import { openLighthouse } from './web/lighthouse.mjs';
import { serveReactAlone } from './web/react-alone.mjs';
import { vitalsOf } from './web/vitals.mjs';
import { weigh } from './web/weigh.mjs';

const COLUMNS = ['html', 'css', 'js', 'deferred', 'pictures', 'hero', 'fonts', 'requests'];
const HEADINGS = [...COLUMNS, 'LCP ms', 'CLS', 'perf', 'a11y', 'best', 'seo', 'LCP ms'];
const NAME = 28;
const WIDTH = 9;

const USAGE = `npm run bench:web -- [--pages /,/careers] [--runs 3]

Measures what every public page weighs and how soon it is there, on the phone that Lighthouse has in mind, beside React
alone, and tells which goals it meets. --runs 0 leaves Lighthouse out. Nothing leaves the machine: the map's tiles are
answered here.`;

const OPTIONS = { pages: { type: 'string' }, runs: { type: 'string', default: '3' } };

function readWanted(values, words) {
  refuseWords(values, words);
  return { pages: values.pages?.split(','), runs: wholeNumber(values.runs, '--runs', 0) };
}

/** @throws for a page that the site has not */
async function publicPages(wanted) {
  const { listed: known } = await samplePages();
  const unknown = (wanted ?? []).filter((path) => !known.includes(path));
  if (unknown.length) throw new UsageError(`${unknown.join(' ')} is no public page. There are: ${known.join(' ')}`);
  return wanted ?? known;
}

const row = (name, cells) => name.padEnd(NAME) + cells.map((cell) => String(cell).padStart(WIDTH)).join('');

function tell(name, { weight, vitals, lighthouse }) {
  const audited = lighthouse ? [...Object.values(lighthouse.scores), lighthouse.lcp] : [];
  console.log(row(name, [...COLUMNS.map((kind) => weight[kind]), vitals.lcp, vitals.cls, ...audited]));
}

/** One page after the other, so that none takes time from another. */
async function measure({ chrome, browser, runs }, origin, paths, nameOf = (path) => path) {
  const lighthouse = runs ? await openLighthouse(chrome, origin) : undefined;
  const found = new Map();
  for (const path of paths) {
    const weight = await weigh(browser, origin, path);
    const vitals = await vitalsOf(browser, origin, path);
    found.set(path, { weight, vitals, lighthouse: await lighthouse?.audit(path, runs) });
    tell(nameOf(path), found.get(path));
  }
  await lighthouse?.close();
  return found;
}

function judge(found, reactAlone) {
  const most = Math.floor(TIMES_REACT * reactAlone);
  console.log(`\nGoals (js of React alone ${reactAlone}, × ${TIMES_REACT} = ${most})`);
  for (const [path, result] of found) {
    const misses = missed(result, reactAlone);
    const why = result.lighthouse?.failed.length ? `  (${result.lighthouse.failed.join(', ')})` : '';
    console.log(path.padEnd(NAME) + (misses.length ? `not met: ${misses.join('; ')}${why}` : 'met'));
  }
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
    console.log(row('', HEADINGS));
    const react = await measure(tools, alone.origin, ['/'], () => 'React alone');
    const found = await measure(tools, product.url, pages);
    judge(found, react.get('/').weight.js);
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
