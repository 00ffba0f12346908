/** `npm run screenshots`: takes full-page screenshots into screenshots/. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium } from '@playwright/test';
import { findChromium } from './lib/browsers/browser.mjs';
import { buildOrExit } from './build/build.mjs';
import { readArguments, UsageError } from './lib/arguments.mjs';
import { startProduct } from './lib/product.mjs';
import { samplePages } from './lib/server.mjs';

const FOLDER = join(import.meta.dirname, '../screenshots');
const WIDTHS = [360, 768, 1440];
const PHONE = 480;
const HEIGHTS = { phone: 740, other: 900 };

const USAGE = `npm run screenshots -- [/path ...] [width ...] [http://address]

Takes full-page screenshots of all pages at ${WIDTHS.join(', ')} px into screenshots/, or only of the given paths and widths.
Without the address of a running site, it starts the product. For example:

  npm run screenshots -- /about /careers 360 http://127.0.0.1:3000`;

function readWanted(_values, args) {
  const paths = args.filter((arg) => arg.startsWith('/'));
  const widths = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const url = args.find((arg) => /^https?:/.test(arg));
  const unknown = args.filter((arg) => !arg.startsWith('/') && !/^(\d+$|https?:)/.test(arg));
  if (unknown.length)
    throw new UsageError(`${unknown.join(' ')} is not a path (/about), width (360) or address (http://127.0.0.1:3000)`);
  return { paths, widths: widths.length ? widths : WIDTHS, url };
}

async function cataloguePaths() {
  await buildOrExit();
  return (await samplePages()).all;
}

const fileName = (path, width) => `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`;

/** Waits for fonts, and for pictures below the fold. */
const SETTLE = `(async () => {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
})()`;

async function shoot(context, url, path, width) {
  const page = await context.newPage();
  await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' });
  await page.evaluate(SETTLE);
  await page.screenshot({ path: join(FOLDER, fileName(path, width)), fullPage: true, animations: 'disabled' });
  await page.close();
}

async function shootWidth(browser, { url, paths }, width) {
  const started = performance.now();
  const phone = width <= PHONE;
  const viewport = { width, height: phone ? HEIGHTS.phone : HEIGHTS.other };
  const context = await browser.newContext({ viewport, isMobile: phone, hasTouch: phone, reducedMotion: 'reduce' });
  for (const path of paths) await shoot(context, url, path, width);
  await context.close();
  console.log(
    `screenshots  ${paths.length} pages at ${width} px ... ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}

async function main() {
  const wanted = readArguments({ command: 'screenshots', usage: USAGE }, readWanted);
  const paths = wanted.paths.length ? wanted.paths : await cataloguePaths();
  const { executablePath, args, env } = await findChromium();
  const product = wanted.url ? undefined : await startProduct();
  try {
    await mkdir(FOLDER, { recursive: true });
    const browser = await chromium.launch({ executablePath, args, env });
    for (const width of wanted.widths) await shootWidth(browser, { url: wanted.url ?? product.url, paths }, width);
    await browser.close();
  } finally {
    await product?.stop();
  }
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
