import { type BrowserContext, expect, type Request, test as base } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Expects a complaint of the watch (any that holds the text), such as `401 POST /api/admin-login`. */
  allow: (complaint: string) => void;
  /** Fails the test on anything that went wrong in the browser, or left the site, and is not in this list. */
  watch: string[];
}

const TILES = /^https:\/\/tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$/;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** How to open a page whose form or menu is used at once: scripts have run, and a click is not the browser's own. */
export const ALIVE = { waitUntil: 'networkidle' } as const;

/** Runs with TEST_ALL=1 alone: matrices, hostile texts and files, weights, and what stands beside a promise's main road. */
export const THOROUGH = { tag: '@thorough' } as const;

/** Runs at the small size too, without TEST_ALL: what a phone shows differently. */
export const PHONE = { tag: '@phone' } as const;

/** The details of the first of several tests alike, which stands for the others unless TEST_ALL=1. */
export const firstOf = (index: number) => (index === 0 ? {} : THOROUGH);

/** What the map's tiles count as for `allow`. */
export const MAP_TILES = 'left the site: GET https://tile.openstreetmap.org/';

function record(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = [];
  const isOurs = (url: string) => url.startsWith(origin) || /^(data|blob):/.test(url);
  const name = (request: Request) => `${request.method()} ${request.url().replace(origin, '')}`;
  context.on('request', (request) => {
    if (!isOurs(request.url())) complaints.push(`left the site: ${name(request)}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${name(response.request())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // So ends whatever is still loading when the page is left.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${name(request)}`);
  });
  context.on('console', (message) => {
    // The browser's own line for a failed answer, which is recorded above with its method.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(`console: ${message.text()}`);
    }
  });
  context.on('weberror', (problem) =>
    complaints.push(`page error: ${problem.error().stack ?? problem.error().message}`),
  );
  return complaints;
}

export const test = base.extend<Fixtures>({
  baseURL: process.env.E2E_URL,
  allow: ({ watch }, use) => use((complaint) => void watch.push(complaint)),
  watch: [
    async ({ context, baseURL }, use, info) => {
      const allowed: string[] = [];
      const complaints = record(context, baseURL!);
      await context.route(
        (url) => url.origin !== baseURL,
        (route) =>
          TILES.test(route.request().url()) ? route.fulfill({ contentType: 'image/png', body: PIXEL }) : route.abort(),
      );
      await use(allowed);
      if (info.status !== info.expectedStatus) {
        await info.attach('product.log', { path: 'test-results/product.log', contentType: 'text/plain' });
      }
      expect(complaints.filter((complaint) => !allowed.some((text) => complaint.includes(text)))).toEqual([]);
    },
    { auto: true },
  ],
});
