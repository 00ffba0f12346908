import type { Page as Tab } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import type { Page } from '#shared/content/site/page-data';
import { projectPath } from '#shared/content/addresses/site';
import { drawTiles, expect, firstOf, MAP_TILES, test, THOROUGH, visit } from './fixtures.ts';
import { inquiryOf, linkOf, openInbox, rowOf, send, visitor } from './inbox.ts';
import { PAGES } from './site.ts';

const WIDTHS = [320, 360, 768, 1024, 1440, 1920];
const WIDE = WIDTHS.slice(3);
const MEASURE = { least: 45, most: 80 };

/** Pages of one screen share a layout: its first and last represent it, besides the longest list of projects. */
const EXAMPLES: Page[] = PAGES.filter((page) => {
  const alike = PAGES.filter(({ screen }) => screen === page.screen);
  return page === alike[0] || page === alike.at(-1) || page.path === projectPath('2022');
}).filter(({ path }) => path !== PATHS.adminDashboard); // tested below

/** Elements that end right of the window, if the page scrolls sideways. */
const STICKING_OUT = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  // elements with a scroll bar of their own may be wider inside
  const scrolls = (element) => element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element.parentElement));
  return [scrollWidth + ' px wide', ...out.map((element) => element.outerHTML.slice(0, 120))];
})()`;

/**
 * Running text: paragraphs of three lines or more outside side columns and cards. Returns the characters per full line, and how each
 * paragraph begins.
 */
const MEASURES = `(() => {
  const topOf = (text, index) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().bottom;
  };
  const linesOf = (paragraph) => {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const counts = new Map();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (let index = 0; index < text.length; index += 1) {
        const line = Math.round(topOf(text, index));
        counts.set(line, (counts.get(line) ?? 0) + 1);
      }
    }
    return [...counts.entries()].sort(([one], [other]) => one - other).map(([, count]) => count);
  };
  return [...document.querySelectorAll('main p:not(aside *, form *, li *, figure *)')].flatMap((paragraph) => {
    const full = linesOf(paragraph).slice(0, -1);
    if (full.length < 2) return [];
    const average = full.reduce((sum, count) => sum + count, 0) / full.length;
    return [{ average, text: paragraph.textContent.slice(0, 60) }];
  });
})()`;

async function expectToFit(page: Tab) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // scripts react to the width a moment later
    await expect.poll(() => page.evaluate(STICKING_OUT), `what sticks out at ${width} px`).toEqual([]);
  }
}

for (const [index, { path, screen }] of EXAMPLES.entries()) {
  test(
    `${path} fits every width, and its running text is comfortable to read`,
    firstOf(index),
    async ({ page, allow }) => {
      if (screen === 'contact') {
        allow(MAP_TILES);
        await drawTiles(page);
      }
      await visit(page, path);
      await expectToFit(page);
      for (const width of WIDE) {
        await page.setViewportSize({ width, height: 900 });
        const measures = await page.evaluate<{ average: number; text: string }[]>(MEASURES);
        const bad = measures.filter(({ average }) => average < MEASURE.least || average > MEASURE.most);
        expect(bad, `lines of text at ${width} px`).toEqual([]);
      }
    },
  );
}

test('a submenu stays open while the pointer crosses its neighbours on the way there', THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await visit(page, PATHS.home);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'OTHER SERVICES' }).hover();
  await menu.getByRole('button', { name: 'Aggregate' }).hover();
  const first = menu.getByRole('link').filter({ hasText: 'Vibro' });
  await expect(first).toBeVisible();
  // the pointer of a test may take longer than the menu waits for it
  await page.clock.pauseAt(Date.now() + 60_000);
  await menu.getByRole('button', { name: 'Trucking' }).hover();
  await first.hover();
  await page.clock.runFor(1000);
  await expect(first).toBeVisible();
  await menu.getByRole('button', { name: 'Trucking' }).hover();
  await page.clock.runFor(1000);
  await expect(first).toBeHidden();
  await expect(menu.getByText('Banlic')).toBeVisible();
});

test(
  'the dashboard fits every width: its lists, a long submission and a dialog',
  THOROUGH,
  async ({ page, request }) => {
    const { name, email } = visitor();
    const long = { service: 'x'.repeat(100), contact: '9'.repeat(50), description: 'y'.repeat(500) };
    await send(request, 'inquiries', { ...inquiryOf({ name: `${name}${'n'.repeat(150)}`, email }), ...long });
    await openInbox(page, `&search=${encodeURIComponent(name)}`);
    await expect(rowOf(page, name)).toBeVisible();
    await expectToFit(page);
    await linkOf(rowOf(page, name)).click();
    await expect(page.getByLabel('Private note')).toBeVisible();
    await expectToFit(page);
    await page.getByText('Details', { exact: true }).click();
    await page.getByRole('button', { name: 'Export or erase all data for this address' }).click();
    await expectToFit(page);
    for (const tab of ['?tab=rentals', '?tab=careers']) {
      await visit(page, PATHS.adminDashboard + tab);
      await page.getByRole('button', { name: 'Edit' }).first().click();
      await expectToFit(page);
    }
  },
);

/** Sets the browser's text size, in CSS pixels. */
async function setText(page: Tab, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

for (const path of [
  PATHS.home,
  PATHS.about,
  PATHS.contact,
  PATHS.careers,
  PATHS.offers,
  '/built',
  '/rmc',
  PATHS.privacy,
]) {
  test(
    `text of twice the size leaves the header of ${path} low and nothing to scroll sideways`,
    THOROUGH,
    async ({ page, allow }) => {
      allow(MAP_TILES);
      await drawTiles(page);
      await setText(page, 32);
      await visit(page, path);
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1440, 900],
      ]) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(STICKING_OUT), `what sticks out at ${width} px`).toEqual([]);
        const header = await page.getByRole('banner').boundingBox();
        expect(header!.height, `the header at ${width} px`).toBeLessThanOrEqual(height / 8);
      }
    },
  );
}
