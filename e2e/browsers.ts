import { findChromium, findOtherChromium } from '../tools/lib/browsers/browser.mjs';
import { findFirefox } from '../tools/lib/browsers/firefox.mjs';

export interface Browsers {
  chromium: Awaited<ReturnType<typeof findChromium>>;
  /** The older Chromium from npm. */
  npm?: Awaited<ReturnType<typeof findOtherChromium>>;
  firefox?: ReturnType<typeof findFirefox>;
}

/** This machine's browsers: the newest Chromium, and with `all` the others too. */
export async function findBrowsers(all: boolean): Promise<Browsers> {
  const chromium = await findChromium();
  return all ? { chromium, npm: await findOtherChromium(), firefox: findFirefox() } : { chromium };
}
