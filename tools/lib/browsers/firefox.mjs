/** Finds the Firefox of this machine: FIREFOX_PATH, or else the system's. */
import { isAbsolute, join } from 'node:path';
import { findProgram, isProgram } from '../programs.mjs';

const SYSTEM_BROWSERS = {
  linux: ['firefox', 'firefox-esr'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
};

const pathOf = (name) => (isAbsolute(name) ? name : findProgram(name));

/** Playwright's `use` options for an unpatched Firefox; undefined if there is none. */
export function findFirefox() {
  const paths = (SYSTEM_BROWSERS[process.platform] ?? []).map(pathOf);
  const path = process.env.FIREFOX_PATH || paths.find((one) => one && isProgram(one));
  if (!path) return undefined;
  const executablePath = join(import.meta.dirname, 'firefox-adapter.mjs');
  // Playwright's channel for WebDriver BiDi; its own patched Firefox uses another protocol
  return { channel: 'moz-firefox', launchOptions: { executablePath, env: { ...process.env, FIREFOX_PATH: path } } };
}
