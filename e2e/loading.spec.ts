import { PATHS } from '#shared/catalogue';
import { expect, test, THOROUGH, visit } from './fixtures.ts';

const FAILED = 'This page could not be loaded. Check your connection and try again.';
const AGAIN = 'Reload';
const CODE = /\/apply-page-[^/]*\.js$/;
const WITH_JOB = `${PATHS.apply}?job=7#position`;

test.beforeEach(({ allow }) => {
  allow('net::ERR_FAILED GET /assets/');
});

test('code of a page that fails once is asked for again', async ({ page }) => {
  await page.route(CODE, (route) => route.abort(), { times: 1 });
  await visit(page, PATHS.apply);
  const submit = page.getByRole('button', { name: 'Submit Application', disabled: false });
  const again = page.getByRole('button', { name: AGAIN });
  await expect(submit.or(again)).toBeVisible();
  // Chromium up to 153 remembers a failed import until the page is reloaded
  if (await again.isVisible()) await again.click();
  await submit.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeHidden();
});

test('a page without its code says so, and loads again at the same address', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto(WITH_JOB);
  await expect(page.getByRole('alert')).toContainText(FAILED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for a Position');
  await page.unroute(CODE);
  await page.getByRole('button', { name: AGAIN }).click();
  await expect(page.getByRole('button', { name: AGAIN })).toBeHidden();
  await expect(page).toHaveURL(WITH_JOB);
});

test.describe('a job that is applied for is kept', () => {
  const JOB = { _id: '7', title: 'Bridge Welder', position: 'Welder', location: 'Camiling', createdAt: new Date(0) };
  const TEXTS = { fullDescription: '<p>Welds.</p>', qualifications: '<p>Steady.</p>' };

  test.beforeEach(async ({ page }) => {
    await page.route('**/api/jobs', (route) => route.fulfill({ json: [{ ...JOB, ...TEXTS }] }), { times: 1 });
    await visit(page, PATHS.careers);
    await page.getByRole('button', { name: JOB.title }).click();
  });

  test('where the code of the form is of a release that is gone', THOROUGH, async ({ page, allow }) => {
    allow('Failed to fetch dynamically imported module');
    await page.route(CODE, (route) => route.abort());
    await page.getByRole('link', { name: 'APPLY' }).click();
    await expect(page.getByRole('main').getByText(FAILED)).toBeVisible();
    await page.unroute(CODE);
    await page.getByRole('button', { name: AGAIN }).click();
    await expect(page.getByLabel('Position')).toHaveValue(JOB.title);
    await expect(page).toHaveURL(`${PATHS.apply}?job=7`);
  });

  test('where the content of the form was published later', THOROUGH, async ({ page }) => {
    await page.route('**/content/apply.json', (route) => route.fulfill({ json: { version: 'newer', data: {} } }));
    await page.getByRole('link', { name: 'APPLY' }).click();
    await expect(page.getByLabel('Position')).toHaveValue(JOB.title);
    await expect(page).toHaveURL(`${PATHS.apply}?job=7`);
  });
});

test('an address with a hash that no text encodes shows its page', THOROUGH, async ({ page }) => {
  const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await visit(page, PATHS.careers);
  await follow('About the company');
  await expect(heading).toHaveText('About the Company');
  await page.evaluate('location.hash = "#100%"');
  await follow('Privacy notice');
  await expect(heading).toHaveText('Privacy Notice');
});
