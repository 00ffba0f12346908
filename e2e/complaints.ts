import type { BrowserContext, Request } from '@playwright/test';
import { ENDPOINTS } from '#shared/endpoints';

/** Errors of requests aborted because the page was left, in Chromium and in Firefox. */
const LEFT = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

/** Texts shown where a part of the app has failed, even if nothing was logged. */
const FAILURE = /This page could not be loaded\.|Unexpected Application Error/;

/** Records errors in a context, and requests that leave the site. */
export function record(context: BrowserContext, origin: string, complaints: string[]): void {
  const isOurs = (url: string) => url.startsWith(origin) || /^(data|blob):/.test(url);
  const name = (request: Request) => `${request.method()} ${request.url().replace(origin, '')}`;
  const underWay = new Set<Request>();
  /** In flight when their session was ended, so a 401 is expected. */
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
    if (isOurs(request.url()) && !LEFT.includes(reason)) complaints.push(`${reason} ${name(request)}`);
  });
  context.on('console', (message) => {
    // The browser's own message about a failed response, which is recorded above with its method.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(`console: ${message.text()}`);
    }
  });
  // an uncaught error or an unhandled rejection
  context.on('weberror', (problem) =>
    complaints.push(`page error: ${problem.error().stack ?? problem.error().message}`),
  );
}

/** Pages of a context that show a failure instead of their content. */
export async function failedPages(context: BrowserContext): Promise<string[]> {
  const pages = context
    .pages()
    .map(async (page) => ({ page, failures: await page.getByText(FAILURE).filter({ visible: true }).count() }));
  const failed = (await Promise.all(pages)).filter(({ failures }) => failures > 0);
  return failed.map(({ page }) => `the page failed: ${page.url()}`);
}
