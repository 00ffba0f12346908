/** `npm run bench:editor`: how soon edit mode is open on a slow machine, and how much script it brings. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildOrExit } from '../build/build.mjs';
import { readArguments, refuseWords, wholeNumber } from '../lib/arguments.mjs';
import { findChromium } from '../lib/browser.mjs';
import { signIn } from '../lib/load/http.mjs';
import { median } from '../lib/load/numbers.mjs';
import { say, step } from '../lib/load/say.mjs';
import { startProduct } from '../lib/product.mjs';
import { CLIENT } from '../lib/server.mjs';

const SLOWER = 4;
const WIDTHS = [360, 768, 1440];
const PATHS = ['/', '/contact'];
const MOST_MS = 300;
const MOST_BYTES = 90 * 1024;

const USAGE = `npm run bench:editor -- [--runs 7]

Measures, on a processor slowed down ${SLOWER} times, how long edit mode takes from the press of "Edit this page" until its fields
stand beside the page: by a mouse, which is over the button before, and by a finger, which is not. Medians. Then what the
editor's scripts weigh.`;

/** In the page, so that no call between the processes counts: from the press to the frame that shows a field. */
const OPEN = `new Promise((resolve) => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Edit this page');
  const began = performance.now();
  const look = () => {
    if (document.querySelector('aside[data-editor] :is(input, textarea, summary, fieldset)')) resolve(performance.now() - began);
    else requestAnimationFrame(look);
  };
  button.click();
  look();
})`;

async function openOnce(browser, url, token, { path, width, isHovered }) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 740 : 900 }, baseURL: url });
  await context.addInitScript(
    `localStorage.setItem('adminToken', '${token}'); localStorage.setItem('isAdmin', 'true');`,
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Edit this page' });
  await button.waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (isHovered) {
    await button.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000); // a person aims for longer
  }
  const ms = await page.evaluate(OPEN);
  await context.close();
  return ms;
}

/** As they are sent to a browser that takes Brotli: what the editor needs to open, without what it fetches later. */
async function editorBytes() {
  const names = await readdir(join(CLIENT, 'assets'));
  const sizes = names
    .filter((name) => /^edit.*\.js\.br$/.test(name))
    .map(async (name) => (await stat(join(CLIENT, 'assets', name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const verdict = (value, most, unit) =>
  `${Math.round(value)} ${unit}, goal ≤ ${most}: ${value <= most ? 'met' : 'not met'}`;

async function measure(browser, url, runs) {
  const { token } = await (await signIn(url)).json();
  for (const isHovered of [true, false]) {
    for (const path of PATHS) {
      for (const width of WIDTHS) {
        const times = [];
        for (let run = 0; run < runs; run++)
          times.push(await openOnce(browser, url, token, { path, width, isHovered }));
        const how = isHovered ? 'by a mouse' : 'by a finger';
        step(
          `${how}, ${path} at ${width} px: ${verdict(median(times), MOST_MS, 'ms')} (${times.map(Math.round).join(', ')})`,
        );
      }
    }
  }
}

const { runs } = readArguments(
  { command: 'bench:editor', usage: USAGE, options: { runs: { type: 'string', default: '7' } } },
  (values, words) => {
    refuseWords(values, words);
    return { runs: wholeNumber(values.runs, '--runs') };
  },
);
await buildOrExit();
const browser = await chromium.launch(await findChromium());
const product = await startProduct({ log: 'test-results/bench-editor.log' });
try {
  say(`Node ${process.version}, ${browser.version()}, processor ${SLOWER} × slower, ${runs} runs`);
  await measure(browser, product.url, runs);
  say(`scripts of the editor: ${verdict(await editorBytes(), MOST_BYTES, 'bytes')}`);
} finally {
  await browser.close();
  await product.stop();
}
