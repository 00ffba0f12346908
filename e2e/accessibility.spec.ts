import { createRequire } from 'node:module';
import type { Page as Tab } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { type Page, PAGES, PATHS, projectPath } from '../shared/catalogue.ts';
import { MESSAGES } from '../shared/messages.ts';
import { signIn } from './admin.ts';
import { ALIVE, expect, MAP_TILES, test } from './fixtures.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

test.beforeEach(({ page }) => page.addInitScript({ path: AXE }));

async function expectNoViolations(tab: Tab) {
  const run = `axe.run({ runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] })`;
  const { violations } = await tab.evaluate<AxeResults>(run);
  const told = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }));
  expect(told).toEqual([]);
}

/** Pages of one screen differ in their words alone: its first and its last stand for it, and a year of two tables. */
const EXAMPLES: Page[] = PAGES.filter((page) => {
  const alike = PAGES.filter(({ screen }) => screen === page.screen);
  return page === alike[0] || page === alike.at(-1) || page.path === projectPath('2020');
}).filter(({ screen }) => screen !== 'admin-dashboard');

for (const page of EXAMPLES) {
  test(`${page.path} has no violation of WCAG 2.2 AA`, async ({ page: tab, allow }) => {
    if (page.screen === 'contact') allow(MAP_TILES);
    await tab.goto(page.path, ALIVE);
    await expectNoViolations(tab);
  });
}

test('the error page has none', async ({ page, allow }) => {
  allow('404 GET /no-such-page');
  await page.goto('/no-such-page', ALIVE);
  await expectNoViolations(page);
});

for (const [path, button] of [[PATHS.apply, MESSAGES.apply.submit]] as const) {
  test(`${path} has none while it shows its errors`, async ({ page }) => {
    await page.goto(path, ALIVE);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(MESSAGES.fields.email)).toBeVisible();
    await expectNoViolations(page);
  });
}

test('the open menu has none', async ({ page, isMobile }) => {
  await page.goto(PATHS.about, ALIVE);
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) await menu.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'OTHER SERVICES' }).click();
  await menu.getByRole('button', { name: 'Aggregate' }).click();
  await expect(menu.getByRole('link', { name: 'Vibro' })).toBeVisible();
  await expectNoViolations(page);
});

test('an open job has none, on its card and on its own page', async ({ page }) => {
  await page.goto(PATHS.careers, ALIVE);
  const titles = page.getByRole('main').getByRole('button', { expanded: false });
  await titles.first().click();
  await expect(page.getByRole('region', { name: 'Qualifications' })).toContainText(/\w/);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Page of this job' }).click();
  await expect(page.getByRole('link', { name: MESSAGES.careers.all })).toBeVisible();
  await expectNoViolations(page);
});

test('both tabs of the dashboard have none', async ({ page }) => {
  await signIn(page);
  for (const name of ['Rentals', 'Careers']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).getByRole('listitem').first()).toBeVisible();
    await expectNoViolations(page);
  }
});
