/** `npm run bench:editor`: measures how fast edit mode opens on a slow machine, and the size of its scripts. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildOrExit } from '../build/build.mjs';
import { readArguments, refuseWords, wholeNumber } from '../lib/arguments.mjs';
import { findChromium } from '../lib/browsers/browser.mjs';
import { signIn } from '../lib/load/http.mjs';
import { median } from '../lib/load/numbers.mjs';
import { step } from '../lib/load/say.mjs';
import { startProduct } from '../lib/product.mjs';
import { CLIENT } from '../lib/server.mjs';
import { judge } from './goals.mjs';
import { programs } from './lib/machine.mjs';
import { FIELDS, publishLongList, timeLetters } from './lib/long-list.mjs';
import { openEditor } from './lib/open-editor.mjs';
import { openPage, WRITE, WRITE_USAGE } from './lib/page.mjs';

const SLOWER = 4;
const WIDTHS = [360, 768, 1440];
const PATHS = ['/', '/contact'];
const MAX_MS = 300;
const MAX_BYTES = 90 * 1024;

/** The largest list that a company is assumed to have. */
const ROWS = 3000;
const MAX_LONG_MS = 1500;
const MAX_LETTER_MS = 50;

const USAGE = `npm run bench:editor -- [--runs 7] [--write]

Measures, on a processor slowed down ${SLOWER} times, how long edit mode takes from the press of "Edit this page" until its fields
stand beside the page: by a mouse, which is over the button before, and by a finger, which is not. Medians. Then the same for a
page with a list of ${ROWS.toLocaleString('en')} projects, and how long each letter takes that is typed there, on this processor and on
the slower one. Then what the editor's scripts weigh.

  ${WRITE_USAGE}`;

/** Bytes of the scripts that the editor needs to open, compressed with Brotli. */
async function editorBytes() {
  const names = await readdir(join(CLIENT, 'assets'));
  const sizes = names
    .filter((name) => /^edit.*\.js\.br$/.test(name))
    .map(async (name) => (await stat(join(CLIENT, 'assets', name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const shown = (value, unit) => `${Math.round(value).toLocaleString('en')} ${unit}`;

/** A goal that has no number in docs/measurements. */
const goalOf = (what, value, most, unit) => ({
  what,
  goal: `≤ ${shown(most, unit)}`,
  measured: shown(value, unit),
  verdict: judge(value, { most }),
});

async function timesOf(browser, url, token, { isHovered, path, width }, runs) {
  const times = [];
  for (let run = 0; run < runs; run++)
    times.push(await openEditor(browser, url, token, { path, width, isHovered, slower: SLOWER }));
  return times;
}

const CASES = [true, false].flatMap((isHovered) =>
  PATHS.flatMap((path) => WIDTHS.map((width) => ({ isHovered, path, width }))),
);

async function measure(browser, url, runs, page) {
  const { token } = await (await signIn(url)).json();
  const rows = [];
  for (const one of CASES) {
    const times = await timesOf(browser, url, token, one, runs);
    const what = `${one.path} at ${one.width} px by a ${one.isHovered ? 'mouse' : 'finger'}`;
    rows.push([what, ...[median(times), Math.min(...times), Math.max(...times)].map(Math.round)]);
    step(`${what}: ${rows.at(-1)[1]} ms`);
  }
  page.table({ title: 'from the press until the fields are there', rows: [['', 'ms', 'least', 'most'], ...rows] });
  const slowest = rows.reduce((one, other) => (other[1] > one[1] ? other : one));
  page.goals([goalOf(`edit mode is open, at the slowest: ${slowest[0]}`, slowest[1], MAX_MS, 'ms')]);
}

/** Times of single letters, ten in each of `runs`, on this processor and on the slower one. */
async function measureLetters(browser, url, token, path, runs) {
  const rows = [];
  for (const field of Object.keys(FIELDS))
    for (const slower of [1, SLOWER]) {
      const letters = [];
      for (let run = 0; run < runs; run++)
        letters.push(...(await timeLetters(browser, url, token, { path, width: 1440, slower, field })));
      rows.push([
        `${field}, ${slower} × slower`,
        ...[median(letters), Math.min(...letters), Math.max(...letters)].map(Math.round),
      ]);
      step(`a letter ${rows.at(-1)[0]}: ${rows.at(-1)[1]} ms`);
    }
  return rows;
}

/** Measures a page with a list of ROWS projects. */
async function measureLongList(browser, url, runs, page) {
  const { token } = await (await signIn(url)).json();
  const path = await publishLongList(url, ROWS);
  const times = await timesOf(browser, url, token, { isHovered: true, path, width: 1440 }, runs);
  step(`${path}: ${Math.round(median(times))} ms`);
  const rows = await measureLetters(browser, url, token, path, runs);
  page.table({ title: `a letter beside ${ROWS} rows`, rows: [['', 'ms', 'least', 'most'], ...rows] });
  page.goals([
    goalOf(`edit mode is open on a page of ${ROWS} rows`, median(times), MAX_LONG_MS, 'ms'),
    ...rows
      .filter(([what]) => what.endsWith('1 × slower'))
      .map(([what, ms]) => goalOf(`a letter ${what}`, ms, MAX_LETTER_MS, 'ms')),
  ]);
}

const { runs, write } = readArguments(
  { command: 'bench:editor', usage: USAGE, options: { runs: { type: 'string', default: '7' }, write: WRITE } },
  (values, words) => {
    refuseWords(values, words);
    return { runs: wholeNumber(values.runs, '--runs'), write: values.write };
  },
);
await buildOrExit();
const browser = await chromium.launch(await findChromium());
const product = await startProduct({ log: 'test-results/bench-editor.log' });
try {
  const page = openPage({
    name: 'editor',
    title: 'npm run bench:editor',
    command: 'npm run bench:editor',
    run: `${runs} runs of each, processor ${SLOWER} × slower; medians`,
    programs: await programs({ others: [`Chromium ${browser.version()}`] }),
    write,
  });
  await measure(browser, product.url, runs, page);
  await measureLongList(browser, product.url, runs, page);
  page.goals([goalOf('scripts of the editor', await editorBytes(), MAX_BYTES, 'bytes')]);
  await page.close();
} finally {
  await browser.close();
  await product.stop();
}
