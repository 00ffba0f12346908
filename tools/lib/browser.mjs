/**
 * Finds a Chromium without needing root or apt: CHROMIUM_PATH, Playwright's own, the one inside the npm package
 * @sparticuz/chromium, which is fetched once, the system's. The system's comes last, because its version is not pinned.
 * `node tools/lib/browser.mjs` prints which.
 */
import { isAbsolute } from 'node:path';
import { chromium } from '@playwright/test';
import { unpackChromium } from './browser-from-npm.mjs';
import { findProgram, isProgram } from './programs.mjs';

const SYSTEM_BROWSERS = {
  linux: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'],
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

// A root user and most containers cannot have Chromium's sandbox.
const SANDBOXED = process.getuid?.() !== 0 && !process.env.CI;

/** Silent towards the network, and the same rendering with or without a GPU. */
const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--font-render-hinting=none',
  '--no-first-run',
  ...(SANDBOXED ? [] : ['--no-sandbox']),
];

const NOTHING_FOUND = `No Chromium was found. Install one with:

  npx playwright install chromium

or set CHROMIUM_PATH to the program of a Chromium or Chrome that you have.`;

function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (!isProgram(path)) throw new Error(`CHROMIUM_PATH is ${path}, which is no program. Correct it or unset it.`);
  return { source: 'CHROMIUM_PATH', executablePath: path };
}

function fromPlaywright() {
  const path = chromium.executablePath();
  return isProgram(path) ? { source: 'Playwright', executablePath: path } : undefined;
}

function fromSystem() {
  const names = SYSTEM_BROWSERS[process.platform] ?? [];
  const path = names.map((name) => (isAbsolute(name) ? name : findProgram(name))).find((at) => at && isProgram(at));
  return path && { source: 'system', executablePath: path };
}

async function fromNpm() {
  const unpacked = await unpackChromium();
  return unpacked && { source: '@sparticuz/chromium', ...unpacked };
}

/** Without a network the system's has to do. */
async function fromNpmOrSystem() {
  try {
    return (await fromNpm()) ?? fromSystem();
  } catch (error) {
    const found = fromSystem();
    if (!found) throw new Error(`${NOTHING_FOUND}\n\n${error.message}`, { cause: error });
    return found;
  }
}

/** What Playwright's `launchOptions` take, and where it came from. @throws when there is no browser at all */
export async function findChromium() {
  const found = fromEnvironment() ?? fromPlaywright() ?? (await fromNpmOrSystem());
  if (!found) throw new Error(NOTHING_FOUND);
  return { env: process.env, ...found, args: ARGS };
}

if (process.argv[1] === import.meta.filename) {
  const { source, executablePath } = await findChromium().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  console.log(`${source}: ${executablePath}`);
}
