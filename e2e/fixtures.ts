import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { failedPages, record } from './complaints.ts';

export { expect };

interface Fixtures {
  /** Expects complaints that contain this text, such as `401 POST /api/admin-login`. */
  allow: (complaint: string) => void;
  /** Fails the test on errors in the browser and requests to other sites, unless this list contains a part of the complaint. */
  watch: string[];
}

const IDLE = { waitUntil: 'networkidle' } as const;

/** Waits for the scripts: clicks reach React and none is left to be replayed. */
export const comeAlive = (page: Page) =>
  expect(async () => expect(await page.evaluate<boolean>('!window.earlyPresses')).toBe(true)).toPass();

/** Opens a page and waits until its form and menu respond. */
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

/** Holds back all further requests until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let letIn!: () => void;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
}

export const holdScripts = (page: Page) => holdBack(page, SCRIPTS);

/** Runs with TEST_ALL=1 only: matrices, hostile texts and files, weights, and cases beside the main path. */
export const THOROUGH = { tag: '@thorough' } as const;

/**
 * Playwright can do this in Chromium alone: run axe under the site's CSP, fill in a field controlled by React, save a file, read a request's
 * body, disable scripts, reduce motion, go back from a reloaded page.
 */
export const CHROMIUM = { tag: '@chromium' } as const;

/** Also runs in the phone's window without TEST_ALL, because phones differ here. */
export const PHONE = { tag: '@phone' } as const;

/** Does not run in the phone's window: it needs a wider one, or another page of the same screen runs there. */
export const WIDE = { tag: '@wide' } as const;

/** Details for one of several similar tests: the first always runs, the others with TEST_ALL=1 only. */
export const firstOf = (index: number) => (index === 0 ? {} : THOROUGH);

/** The complaint about the map's tiles, for `allow`. */
export const MAP_TILES = 'left the site: GET https://tile.openstreetmap.org/';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const TILES = 'https://tile.openstreetmap.org/**';

/** Answers the map's tiles with blank ones. Without it they fail, as requests to all other sites do, and the sketch is shown. */
export const drawTiles = (page: Page) =>
  page.route(TILES, (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));

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
