import type { Page as Tab } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { expect, test, visit } from './fixtures.ts';

const inFooter = (page: Tab, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('a link that is pointed at, touched or come to with the keyboard fetches its page ahead', async ({
  page,
  hasTouch,
}) => {
  await visit(page, PATHS.privacy);
  await page.evaluate(`addEventListener('click', (click) => click.preventDefault(), true)`);
  const about = inFooter(page, 'About the company');
  const pointed = page.waitForRequest(/\/about-page-/);
  await (hasTouch ? about.tap() : about.hover());
  await pointed;
  const focused = page.waitForRequest(/\/rentals-page-/);
  await inFooter(page, 'Equipment for rent').focus();
  await focused;
  await expect(page).toHaveURL(PATHS.privacy);
});

test('a visitor who saves data fetches no page ahead', async ({ page }) => {
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, PATHS.privacy);
  await inFooter(page, 'About the company').focus();
  await inFooter(page, 'About the company').hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('about'))).toEqual([]);
});

test("a link leads to the top of its page, with the focus on the page's heading", async ({ page }) => {
  await visit(page, PATHS.privacy);
  await inFooter(page, 'About the company').click();
  await expect(page).toHaveURL(PATHS.about);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
