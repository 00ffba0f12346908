import { createRequire } from 'node:module';
import type { Page as Tab } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { PAGES, PATHS, projectPath } from '../shared/catalogue.ts';
import { ENDPOINTS, TRAP_FIELD } from '../shared/endpoints.ts';
import { MESSAGES } from '../shared/messages.ts';
import { signIn } from './admin.ts';
import { ALIVE, expect, MAP_TILES, test } from './fixtures.ts';
import { inquiryOf, openInbox, openSubmission, quoteOf, send, visitor } from './inbox.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Rows of client/src/content/projects/2020.ts. */
const PICTURED = 6;
const BARE = 4;

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

// The dashboard sends whoever has not signed in away; it has a test of its own below.
for (const page of PAGES.filter(({ screen }) => screen !== 'admin-dashboard')) {
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

test('an open project has none, with a picture and without', async ({ page }) => {
  for (const id of [PICTURED, BARE]) {
    await page.goto(`${projectPath('2020')}?project=${id}`, ALIVE);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  }
});

test('a list of projects that the filter has emptied has none', async ({ page }) => {
  await page.goto(projectPath('2020'), ALIVE);
  await page.getByRole('searchbox').fill('no such project');
  await expect(page.getByText('0 of 34 projects')).toBeVisible();
  await expectNoViolations(page);
});

test('the tabs of the dashboard have none, nor a job with its warning and its preview', async ({ page }) => {
  await signIn(page);
  for (const name of ['Rentals', 'Careers']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).getByRole('listitem').first()).toBeVisible();
    await expectNoViolations(page);
  }
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const editing = page.getByRole('form', { name: /^Edit / });
  await editing.getByLabel('Position').fill('Welder, 18-35 years old');
  await editing.getByText('Preview of the public card').click();
  await expect(editing.getByRole('listitem').getByRole('region')).toHaveCount(2);
  await expectNoViolations(page);
});

test('the inbox has none: a list, spam, an empty list and a failed one', async ({ page, request, allow }) => {
  const [one, other] = [visitor(), visitor()];
  await send(request, 'inquiries', inquiryOf(one));
  await send(request, 'inquiries', { ...inquiryOf(other), [TRAP_FIELD]: 'x' });
  for (const [query, text] of [
    ['', one.name],
    ['&spam=true', other.name],
    ['&search=nobody+at+all', 'Nothing matches the search and the filters.'],
  ]) {
    await openInbox(page, query);
    await expect(page.getByText(text)).toBeVisible();
    await expectNoViolations(page);
  }
  allow(`/api/${ENDPOINTS.submissions}`);
  await page.route(`**/api/${ENDPOINTS.submissions}?*`, (route) => route.abort());
  await page.getByLabel('Search').fill('fails');
  await expect(page.getByText(MESSAGES.networkFailed)).toBeVisible();
  await expectNoViolations(page);
});

test('a submission has none: read, noted, among the spam, its dialog and a missing one', async ({
  page,
  request,
  allow,
}) => {
  const [one, other] = [visitor(), visitor()];
  await send(request, 'offers', quoteOf(one));
  await send(request, 'inquiries', { ...inquiryOf(other), [TRAP_FIELD]: 'x' });
  await openInbox(page, `&spam=true&search=${encodeURIComponent(other.name)}`);
  await page.getByRole('link', { name: other.name }).click();
  await expect(page.getByText('This is suspected to be spam:')).toBeVisible();
  await expectNoViolations(page);
  await openSubmission(page, one.name);
  await page.getByLabel('Private note').fill('Typed');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Export or erase all data of this address' }).click();
  await page.getByLabel('Type the address to confirm').press('Enter');
  await expect(page.getByText('Type the address exactly as it stands above.')).toBeVisible();
  await expectNoViolations(page);
  allow(`400 GET /api/${ENDPOINTS.submissions}`);
  await openInbox(page, '&id=nobody');
  await expect(page.getByText('This submission does not exist, or exists no longer.')).toBeVisible();
  await expectNoViolations(page);
});
