import type { BrowserContext, Request } from '@playwright/test';
import { ENDPOINTS } from '#shared/endpoints';

/** So ends whatever is still loading when the page is left: in Chromium, and in Firefox. */
const LEFT = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

/** What stands where a part of the app has failed, whatever the console was told. */
const FAILURE = /This page could not be loaded\.|Unexpected Application Error/;

const TILES = /^https:\/\/tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$/;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Keeps a context from the network: the map gets empty tiles. */
export const stayAtHome = (context: BrowserContext, origin: string) =>
  context.route(
    (url) => url.origin !== origin,
    (route) =>
      TILES.test(route.request().url()) ? route.fulfill({ contentType: 'image/png', body: PIXEL }) : route.abort(),
  );

/** Notes what goes wrong in a context, or leaves the site. */
export function record(context: BrowserContext, origin: string, complaints: string[]): void {
  const isOurs = (url: string) => url.startsWith(origin) || /^(data|blob):/.test(url);
  const name = (request: Request) => `${request.method()} ${request.url().replace(origin, '')}`;
  const underWay = new Set<Request>();
  /** Asked for before its session was ended, so that it may be refused. */
  const left = new WeakSet<Request>();
  context.on('request', (request) => {
    underWay.add(request);
    if (name(request) === `DELETE /api/${ENDPOINTS.adminSession}`) underWay.forEach((asked) => left.add(asked));
    if (!isOurs(request.url())) complaints.push(`left the site: ${name(request)}`);
  });
  context.on('response', (response) => {
    const request = response.request();
    underWay.delete(request);
    if (response.status() === 401 && left.has(request)) return;
    if (response.status() >= 400) complaints.push(`${response.status()} ${name(request)}`);
  });
  context.on('requestfailed', (request) => {
    underWay.delete(request);
    const reason = request.failure()?.errorText ?? 'failed';
    if (!LEFT.includes(reason)) complaints.push(`${reason} ${name(request)}`);
  });
  context.on('console', (message) => {
    // The browser's own line for a failed answer, which is recorded above with its method.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(`console: ${message.text()}`);
    }
  });
  // an error that nobody caught, or a promise that nobody did
  context.on('weberror', (problem) =>
    complaints.push(`page error: ${problem.error().stack ?? problem.error().message}`),
  );
}

/** The pages of a context that end in place of what they should show. */
export async function failedPages(context: BrowserContext): Promise<string[]> {
  const pages = context
    .pages()
    .map(async (page) => ({ page, failures: await page.getByText(FAILURE).filter({ visible: true }).count() }));
  const failed = (await Promise.all(pages)).filter(({ failures }) => failures > 0);
  return failed.map(({ page }) => `the page failed: ${page.url()}`);
}
