/**
 * `npm run bench:web [-- --pages /,/careers --runs 3]`: what every public page weighs and how soon it is there, on the
 * phone that Lighthouse has in mind, and which goals it meets. React alone is measured beside them. `--runs 0` leaves
 * Lighthouse out. Nothing leaves the machine: the map's tiles are answered here.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../lib/browser.mjs';
import { buildOrExit } from '../build/build.mjs';
import { startProduct } from '../lib/product.mjs';
import { missed, TIMES_REACT } from './web/goals.mjs';
import { openLighthouse } from './web/lighthouse.mjs';
import { serveReactAlone } from './web/react-alone.mjs';
import { vitalsOf } from './web/vitals.mjs';
import { weigh } from './web/weigh.mjs';

const COLUMNS = ['html', 'css', 'js', 'deferred', 'pictures', 'hero', 'fonts', 'requests'];
const HEADINGS = [...COLUMNS, 'LCP ms', 'CLS', 'perf', 'a11y', 'best', 'seo', 'LCP ms'];
const NAME = 28;
const WIDTH = 9;

async function readArguments() {
  const { values } = parseArgs({ options: { pages: { type: 'string' }, runs: { type: 'string', default: '3' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 0) throw new Error(`--runs ${values.runs} is no whole number.`);
  await buildOrExit();
  const { PAGES } = await import('../../dist/server/shared/catalogue.js');
  const known = PAGES.filter(({ unlisted }) => !unlisted).map(({ path }) => path);
  const pages = values.pages?.split(',') ?? known;
  const unknown = pages.filter((path) => !known.includes(path));
  if (unknown.length) throw new Error(`${unknown.join(' ')} is no public page. There are: ${known.join(' ')}`);
  return { pages, runs };
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
  const { pages, runs } = await readArguments();
  const chrome = await findChromium();
  const browser = await chromium.launch(chrome);
  const tools = { chrome, browser, runs };
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
  console.error(`${error.message}\nUsage: npm run bench:web [-- --pages /,/careers --runs 3]`);
  process.exitCode = 1;
});
