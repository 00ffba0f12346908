import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jobPath, PATHS } from '#shared/catalogue';
import { projectPath } from '#shared/content/addresses/site';
import { dataPath, PROJECTS_FILE } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { CHROMIUM, comeAlive, expect, holdBack, holdScripts, PHONE, reload, test, visit } from './fixtures.ts';
import { FORMS } from './forms.ts';
import { FIRM } from './site.ts';

const FAILED = 'This page could not be loaded.';
const SHEET = 'link[rel=stylesheet][media]';

/** Longer than any limit of the client. */
const LONG_MS = 60_000;

test.describe('a page of which only the beginning has come', () => {
  /** The end of the first part. */
  let end: RegExp;
  let product: string;
  let sendRest!: () => void;

  /** Sends a page up to its `end`, and the rest when the test says so. */
  async function inTwoParts(path: string, response: ServerResponse) {
    const answer = await fetch(product + path);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const { 0: last, index } = end.exec(html)!;
    response.write(html.slice(0, index + last.length));
    sendRest = () => void response.end(html.slice(index + last.length));
  }

  test.use({
    baseURL: async ({ baseURL }, use) => {
      product = baseURL!;
      const server = createServer(
        (request, response) => void inTwoParts(request.url!, response).catch((error: Error) => response.destroy(error)),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
  });

  test('comes to life, though its style sheet was there before the rest', async ({ page }) => {
    end = /<link rel="stylesheet"[^>]* media="print">/;
    await page.goto(PATHS.about, { waitUntil: 'commit' });
    await expect(page.locator(SHEET)).toHaveAttribute('media', 'all');
    sendRest();
    await comeAlive(page);
  });

  test('says so, and takes it back when the rest comes', async ({ page }) => {
    end = /<\/main>/;
    await page.clock.install();
    await page.goto(PATHS.careers, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.fastForward(LONG_MS);
    const notice = page.getByRole('alert').filter({ hasText: FAILED });
    await expect(notice).toBeVisible();
    sendRest();
    await comeAlive(page);
    await expect(notice).toBeHidden();
  });
});

test('a style sheet that fails once is asked for again', async ({ page, allow }) => {
  allow('GET /assets/site-');
  await page.route(/\/assets\/site-[^/]*\.css$/, (route) => route.abort(), { times: 1 });
  await visit(page, PATHS.about);
  await expect(page.locator(SHEET)).toHaveAttribute('media', 'all');
  expect(await page.evaluate('document.querySelector("link[rel=stylesheet]").sheet.cssRules.length')).toBeGreaterThan(
    0,
  );
});

test('a page whose style sheet fails twice stays readable and says so', async ({ page, allow }) => {
  allow('GET /assets/site-');
  await page.route(/\/assets\/site-[^/]*\.css$/, (route) => route.abort());
  await page.goto(PATHS.about);
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the Company');
  await page.unroute(/\/assets\/site-[^/]*\.css$/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await comeAlive(page);
});

/** Presses a button of the menu as soon as React listens, in a task of its own. */
const pressEarly = (name: string) => `{
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const root = document.getElementById('root') ?? {};
    if (!Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return port2.postMessage(0);
    const early = Boolean(window.earlyPresses);
    [...document.querySelectorAll('nav button')].find(({ textContent }) => textContent.includes('${name}')).click();
    window.wasEarly = early;
  };
  port2.postMessage(0);
}`;

test('a press while React takes over is done once', async ({ page, isMobile }) => {
  await page.addInitScript(pressEarly(isMobile ? 'Menu' : 'WE OFFER'));
  await visit(page, PATHS.careers);
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('button[aria-expanded=true]')).toHaveCount(1);
  expect(await page.evaluate('wasEarly')).toBe(true);
});

test('a press on the menu before the scripts opens it also where a job is gone', PHONE, async ({ page, allow }) => {
  const gone = jobPath('00000000-0000-4000-8000-000000000000');
  allow(gone); // its status and its heading
  const letScriptsIn = await holdScripts(page);
  await page.goto(gone, { waitUntil: 'commit' });
  const buttons = page.getByRole('navigation', { name: 'Main' }).getByRole('button');
  await buttons.first().press('Enter'); // a pointer would also open a group by hovering
  letScriptsIn();
  await expect(buttons.and(page.locator('[aria-expanded=true]'))).toHaveCount(1);
});

/** Makes the limits of requests a hundred times shorter. */
const SOON = '{ const { timeout } = AbortSignal; AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 100); }';

test('a page whose data never come ends with a failure', async ({ page, allow }) => {
  allow('console: TimeoutError');
  allow('console: Error'); // Firefox
  await page.addInitScript(SOON);
  await page.route(`**${dataPath(PATHS.about)}`, () => undefined);
  await visit(page, PATHS.privacy);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About the company' }).click();
  await expect(page.getByRole('main')).toContainText(FAILED);
  await page.unroute(`**${dataPath(PATHS.about)}`);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the Company');
});

test('a list of all projects that never comes ends with a failure', async ({ page, allow }) => {
  allow('console: The list of all projects');
  await page.addInitScript(SOON);
  await page.route(`**${PROJECTS_FILE}`, () => undefined);
  await page.goto(PATHS.projects);
  await comeAlive(page);
  await page.getByRole('searchbox').fill('bridge');
  await expect(page.getByRole('alert')).toContainText('The projects could not be loaded.');
});

test('Back to a page whose data are on their way says that it loads', CHROMIUM, async ({ page }) => {
  await visit(page, PATHS.about);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Notice');
  await reload(page);
  const letIn = await holdBack(page, `**${dataPath(PATHS.about)}`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page...' })).toBeVisible();
  await expect(page).toHaveTitle(FIRM.name);
  letIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the Company');
});

test.describe('Back to a place far down a page that is no longer in memory', () => {
  const LONG_PAGE = projectPath('2022');

  test.beforeEach(async ({ page }) => {
    await visit(page, LONG_PAGE);
    await page.evaluate('scrollTo(0, 1500)');
    await page.locator(`header a[href="${PATHS.careers}"]`).dispatchEvent('click'); // without scrolling, and in a closed menu
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.careers.heading);
    await reload(page);
  });

  test('keeps the scroll position', async ({ page, allow }) => {
    allow('page error: Content-Security-Policy'); // Playwright's own style in Firefox, after a reload
    const letIn = await holdBack(page, `**${dataPath(LONG_PAGE)}`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading the page...' })).toBeInViewport();
    letIn();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2022');
    await expect.poll(() => page.evaluate('Math.round(scrollY)')).toBe(1500);
  });

  test('shows that it failed', CHROMIUM, async ({ page, allow }) => {
    allow('console: TimeoutError');
    allow('the page failed');
    await page.addInitScript(SOON);
    await reload(page);
    await page.route(`**${dataPath(LONG_PAGE)}`, () => undefined);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('main').getByText(FAILED)).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('an application whose code never arrives can be sent again', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/assets\/form-parts-[^/]*\.css$/, () => undefined);
  await page.goto(PATHS.apply);
  await comeAlive(page);
  await FORMS.apply.fill(page);
  await page.getByRole('button', { name: MESSAGES.apply.submit }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.clock.fastForward(LONG_MS);
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
});
