import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { failedPages, record, stayAtHome } from './complaints.ts';

export { expect };

interface Fixtures {
  /** Expects a complaint of the watch (any that holds the text), such as `401 POST /api/admin-login`. */
  allow: (complaint: string) => void;
  /** Fails the test on anything that went wrong in the browser, or left the site, and is not in this list. */
  watch: string[];
}

const IDLE = { waitUntil: 'networkidle' } as const;

/** Scripts have run: a click is not the browser's own, and nothing is kept to be pressed again. */
const comeAlive = (page: Page) =>
  expect(async () => expect(await page.evaluate<boolean>('!window.earlyPresses')).toBe(true)).toPass();

/** Opens a page whose form or menu is used at once. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path, IDLE);
  await comeAlive(page);
  return response;
}

export async function reload(page: Page) {
  await page.reload(IDLE);
  await comeAlive(page);
}

export const SCRIPTS = '**/assets/*.js';

/** The scripts of a page that is opened now come once the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letIn!: () => void;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
}

/** Runs with TEST_ALL=1 alone: matrices, hostile texts and files, weights, and what stands beside a promise's main road. */
export const THOROUGH = { tag: '@thorough' } as const;

/**
 * Needs what Playwright can do in Chromium alone: run axe under the site's policy, fill in a field that React controls, save a
 * file, read what was sent, do without scripts or with reduced motion, go back from a reloaded page.
 */
export const CHROMIUM = { tag: '@chromium' } as const;

/** Runs at the small size too, without TEST_ALL: what a phone shows differently. */
export const PHONE = { tag: '@phone' } as const;

/** Asks for what a phone's window has no place for. */
export const WIDE = { tag: '@wide' } as const;

/** The details of the first of several tests alike, which stands for the others unless TEST_ALL=1. */
export const firstOf = (index: number) => (index === 0 ? {} : THOROUGH);

/** What the map's tiles count as for `allow`. */
export const MAP_TILES = 'left the site: GET https://tile.openstreetmap.org/';

export const test = base.extend<Fixtures>({
  baseURL: process.env.E2E_URL,
  allow: ({ watch }, use) => use((complaint) => void watch.push(complaint)),
  watch: [
    async ({ context, browser, baseURL }, use, info) => {
      const allowed: string[] = [];
      const complaints: string[] = [];
      const recordContext = (opened: BrowserContext) => record(opened, baseURL!, complaints);
      recordContext(context);
      browser.on('context', recordContext);
      await stayAtHome(context, baseURL!);
      await use(allowed);
      browser.off('context', recordContext);
      complaints.push(...(await failedPages(context)));
      if (info.status !== info.expectedStatus) {
        await info.attach('product.log', { path: 'test-results/product.log', contentType: 'text/plain' });
      }
      expect(complaints.filter((complaint) => !allowed.some((text) => complaint.includes(text)))).toEqual([]);
    },
    { auto: true },
  ],
});
