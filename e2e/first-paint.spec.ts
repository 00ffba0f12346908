import type { Page } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { slowDown } from '../tools/bench/web/vitals.mjs';
import { PHONE as WINDOW } from '../tools/bench/web/weigh.mjs';
import { pdfFile } from './files.ts';
import { CHROMIUM, expect, holdScripts, SCRIPTS, test, THOROUGH, visit, WIDE } from './fixtures.ts';
import { field, FORMS, receiptOf } from './forms.ts';

const ENTRY = /\/index-[^/]*\.js$/;
const FAILED = 'This page could not be loaded.';

/** Elements whose computed style changes once the complete style sheets apply. */
const RESTYLED = `(() => {
  const all = [...document.querySelectorAll('body, body *')];
  const styles = () => all.map((element) => [null, '::before', '::after'].map((part) => getComputedStyle(element, part).cssText).join());
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
  const applied = styles();
  for (const sheet of sheets) sheet.disabled = true;
  const alone = styles();
  return { sheets: sheets.length, elements: all.length, restyled: all.filter((_, index) => applied[index] !== alone[index]).map(({ outerHTML }) => outerHTML.slice(0, 200)) };
})()`;

interface Restyled {
  sheets: number;
  elements: number;
  restyled: string[];
}

const SHOWN = [
  PATHS.home,
  PATHS.about,
  PATHS.apply,
  PATHS.contact,
  PATHS.careers,
  PATHS.projects,
  '/rmc',
  '/no-such-page',
];

for (const width of [360, 768, 1440]) {
  test(`at ${width} px no page changes when the whole style sheet arrives`, THOROUGH, async ({ page, allow }) => {
    allow('net::ERR_FAILED GET /assets/');
    allow('404 GET /no-such-page');
    allow('the page failed');
    await page.setViewportSize({ width, height: 900 });
    await page.route(SCRIPTS, (route) => route.abort());
    for (const path of SHOWN) {
      await page.goto(path);
      await expect(page.locator('link[rel=stylesheet]')).toHaveAttribute('media', 'all');
      const { sheets, elements, restyled } = await page.evaluate<Restyled>(RESTYLED);
      expect(sheets).toBe(1);
      expect(elements).toBeGreaterThan(50);
      expect({ path, restyled }).toEqual({ path, restyled: [] });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its whole style sheet', CHROMIUM, async ({ page }) => {
    await page.goto(PATHS.about);
    const applied = `[...document.styleSheets].map(({ href, media }) => [href && new URL(href).pathname, media.mediaText])`;
    const sheets = await page.evaluate<[string | null, string][]>(applied);
    expect(sheets).toContainEqual([expect.stringMatching(/^\/assets\/site-/), '']);
  });
});

test.describe('on a slow phone, what is done before there are scripts', () => {
  test.use(WINDOW);

  /** Opens a page without its scripts and waits half a second once it is visible. Returns the function that lets the scripts in. */
  async function see(page: Page, path: string) {
    const letIn = await holdScripts(page);
    await slowDown(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached(); // the last element of the HTML
    await page.waitForTimeout(500);
    return letIn;
  }

  test('opens the menu', CHROMIUM, async ({ page }) => {
    const letScriptsIn = await see(page, PATHS.about);
    await page.getByRole('button', { name: 'Menu' }).tap();
    letScriptsIn();
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CAREERS' })).toBeVisible();
  });

  test('keeps a file and what is typed, and sends them', CHROMIUM, async ({ page }) => {
    const letScriptsIn = await see(page, PATHS.apply);
    await FORMS.apply.fill(page);
    const answer = page.waitForResponse(`**/api/${ENDPOINTS.applications}`);
    await page.getByRole('button', { name: MESSAGES.apply.submit }).tap();
    letScriptsIn();
    const { reference } = await receiptOf(await answer);
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page).toHaveURL(PATHS.apply);
  });

  test('shows a file that was chosen', THOROUGH, async ({ page }) => {
    const letScriptsIn = await see(page, PATHS.apply);
    const file = pdfFile();
    await field(page, 'Resume').setInputFiles(file);
    letScriptsIn();
    await expect(page.getByText(file.name)).toBeVisible();
  });

  test('submits a form that is not filled in, and so is told what is missing', THOROUGH, async ({ page }) => {
    const letScriptsIn = await see(page, PATHS.offers);
    await page.getByRole('button', { name: MESSAGES.quote.submit }).tap();
    letScriptsIn();
    await expect(page.getByText(MESSAGES.fields.email)).toBeVisible();
    await expect(page).toHaveURL(PATHS.offers);
  });

  test('shows another slide', THOROUGH, async ({ page }) => {
    const letScriptsIn = await see(page, PATHS.home);
    const dot = page.getByRole('button', { name: 'Show slide 3' });
    await dot.tap();
    letScriptsIn();
    await expect(dot).toHaveAttribute('aria-current', 'true');
  });

  test('shows the slide that was pressed last', THOROUGH, async ({ page }) => {
    const letScriptsIn = await see(page, PATHS.home);
    const dot = (slide: number) => page.getByRole('button', { name: `Show slide ${slide}` });
    for (const slide of [3, 2, 3]) await dot(slide).tap();
    letScriptsIn();
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  });
});

test('an entry script that fails once is asked for again', THOROUGH, async ({ page, allow }) => {
  allow('net::ERR_FAILED GET /assets/');
  const asked: string[] = [];
  await page.route(ENTRY, (route) => {
    asked.push(route.request().url());
    return asked.length > 1 ? route.continue() : route.abort();
  });
  await page.goto(PATHS.about);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

test('a page without its entry script says so, stays readable, and loads again', async ({ page, allow }) => {
  allow('net::ERR_FAILED GET /assets/');
  await page.route(ENTRY, (route) => route.abort());
  await page.goto(`${PATHS.apply}?job=7`);
  await expect(page.getByRole('alert')).toContainText(FAILED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for a Position');
  await page.unroute(ENTRY);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page).toHaveURL(`${PATHS.apply}?job=7`);
});

test(
  'a group of the menu that is pointed at before there are scripts opens with them',
  { tag: [WIDE.tag, THOROUGH.tag] },
  async ({ page }) => {
    const letScriptsIn = await holdScripts(page);
    await page.goto(PATHS.about, { waitUntil: 'commit' });
    const group = page.getByRole('button', { name: 'WE OFFER' });
    await group.hover();
    letScriptsIn();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  },
);

test('two fonts show a page, and the peso sign fetches its own', THOROUGH, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())));
  const names = () => fonts.map((url) => url.replace(/.*\/|-\w+\.woff2$/g, '')).sort();
  await visit(page, PATHS.about);
  await expect.poll(names).toEqual(['archivo-basic', 'source-sans-3-basic']);
  await page.evaluate(`document.querySelector('main p').append('₱')`);
  await expect.poll(names).toEqual(['archivo-basic', 'source-sans-3-basic', 'source-sans-3-peso']);
});
