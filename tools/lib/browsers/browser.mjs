/**
 * Finds a Chromium without needing root or apt: CHROMIUM_PATH, or else the newest of Playwright's own, the system's and
 * the one inside the npm package @sparticuz/chromium, which is fetched once. `node tools/lib/browsers/browser.mjs` prints which.
 */
import { execFile } from 'node:child_process';
import { isAbsolute } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { npmChromiumVersion, unpackChromium } from './browser-from-npm.mjs';
import { findProgram, isProgram } from '../programs.mjs';

const SYSTEM_BROWSERS = {
  // Debian's headless shell is the same engine without a browser window: half the CPU time
  linux: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter(Boolean)
    .flatMap((dir) => [
      `${dir}\\Google\\Chrome\\Application\\chrome.exe`,
      `${dir}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ]),
};

// Chromium's sandbox does not work for root and in most containers.
const SANDBOXED = process.getuid?.() !== 0 && !process.env.CI;

/**
 * A full Chromium opens a window per context, whose address bar loads pages of its own: half the time of a short test. Only the last
 * `--disable-features` counts, so this list repeats Playwright's (playwright-core, chromiumSwitches.ts). It can go once Playwright
 * turns these features off.
 */
const FEATURES_OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'],
  ...['PreloadTopChromeWebUI', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** No background network traffic, and the same rendering with or without a GPU. */
const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${FEATURES_OFF.join()}`,
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--font-render-hinting=none',
  '--no-first-run',
  ...(SANDBOXED ? [] : ['--no-sandbox']),
];

const NOTHING_FOUND = `No Chromium was found. Install one with:

  npx playwright install chromium

or set CHROMIUM_PATH to the program of an installed Chromium or Chrome.`;

function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (!isProgram(path)) throw new Error(`CHROMIUM_PATH is ${path}, which is no program. Correct it or unset it.`);
  return { source: 'CHROMIUM_PATH', executablePath: path };
}

function systemPaths() {
  const names = SYSTEM_BROWSERS[process.platform] ?? [];
  return names.map((name) => (isAbsolute(name) ? name : findProgram(name))).filter((path) => path && isProgram(path));
}

/** A browser's major version; 0 if `--version` prints none, as on Windows. */
async function versionOf(path) {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: 20_000 });
    return Number(/(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** This machine's browsers, newest first. */
async function installed() {
  const playwright = chromium.executablePath();
  const found = [
    ...(isProgram(playwright) ? [{ source: 'Playwright', executablePath: playwright }] : []),
    ...systemPaths().map((executablePath) => ({ source: 'system', executablePath })),
  ];
  const versions = await Promise.all(found.map(({ executablePath }) => versionOf(executablePath)));
  return found.map((one, at) => ({ ...one, version: versions[at] })).sort((a, b) => b.version - a.version);
}

async function fromNpm() {
  const unpacked = await unpackChromium();
  return unpacked && { source: '@sparticuz/chromium', ...unpacked };
}

/** Fetches npm's only if no installed browser is as new. Without a network, an older one is used. */
async function newest() {
  const [own] = await installed();
  if (own && own.version >= (await npmChromiumVersion())) return own;
  try {
    return (await fromNpm()) ?? own;
  } catch (error) {
    if (!own) throw new Error(`${NOTHING_FOUND}\n\n${error.message}`, { cause: error });
    return own;
  }
}

/** Playwright's `launchOptions`, and the source of the browser. @throws if there is no browser */
export async function findChromium() {
  const found = fromEnvironment() ?? (await newest());
  if (!found) throw new Error(NOTHING_FOUND);
  return { env: process.env, ...found, args: ARGS };
}

/** npm's Chromium, unless findChromium() returns the same one. */
export async function findOtherChromium() {
  const [{ source }, npm] = [await findChromium(), await fromNpm()];
  return npm && source !== npm.source ? { env: process.env, ...npm, args: ARGS } : undefined;
}

if (process.argv[1] === import.meta.filename) {
  const { source, executablePath } = await findChromium().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  console.log(`${source}: ${executablePath}`);
}
