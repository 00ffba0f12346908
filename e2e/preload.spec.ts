import type { Page as Tab } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { expect, PHONE, test, visit } from './fixtures.ts';

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

test(
  'an opened group of the menu fetches its pages, and one that is closed fetches none',
  PHONE,
  async ({ page, hasTouch }) => {
    const lists: string[] = [];
    page.on('request', (request) => request.url().includes('-list.json') && lists.push(request.url()));
    await visit(page, PATHS.privacy);
    const menu = page.getByRole('navigation', { name: 'Main' });
    if (hasTouch) await menu.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.waitForLoadState('networkidle');
    expect(lists).toEqual([]);
    await menu.getByRole('button', { name: 'COMPLETED PROJECTS' }).click();
    await expect.poll(() => lists.length).toBe(await menu.getByRole('link', { name: /^20\d\d/ }).count());
  },
);

test('a link to the home page leads to its banner, with the sections after it', async ({ page }) => {
  await visit(page, PATHS.privacy);
  await page.getByRole('link', { name: /, home$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
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
