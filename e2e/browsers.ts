import { findChromium, findOtherChromium } from '../tools/lib/browser.mjs';
import { findFirefox } from '../tools/lib/firefox.mjs';

export interface Browsers {
  chromium: Awaited<ReturnType<typeof findChromium>>;
  /** The older Chromium that npm has. */
  npm?: Awaited<ReturnType<typeof findOtherChromium>>;
  firefox?: ReturnType<typeof findFirefox>;
}

/** The browsers of this machine: the newest Chromium, and for all tests the others, too. */
export async function findBrowsers(all: boolean): Promise<Browsers> {
  const chromium = await findChromium();
  return all ? { chromium, npm: await findOtherChromium(), firefox: findFirefox() } : { chromium };
}
