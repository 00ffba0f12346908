import type { Page } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { MEETING_ELSEWHERE } from '#shared/forms/options';
import { MESSAGES } from '#shared/messages';
import { storedBy } from './admin.ts';
import { ALIVE, CHROMIUM, expect, firstOf, test, THOROUGH } from './fixtures.ts';
import { EACH_FORM, field, FORMS } from './forms.ts';

/** The page's scripts arrive when the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForLoadState('networkidle');
  };
}

for (const [index, { path, messages, fill }] of EACH_FORM.entries()) {
  test(
    `${path}: what was typed is there after a reload, and in this tab alone`,
    firstOf(index),
    async ({ page, context }) => {
      await page.goto(path, ALIVE);
      await fill(page);
      const typed = await valuesOf(page);
      expect(typed).toContain('Ana Reyes');
      await page.reload(ALIVE);
      await expect.poll(() => valuesOf(page)).toEqual(typed);
      expect(await storedBy(page)).toEqual({});

      const tab = await context.newPage();
      await tab.goto(path, ALIVE);
      await expect(field(tab, 'Name')).toHaveValue('');
      await field(tab, 'Name').fill('Ben Cruz');
      await tab.reload(ALIVE);
      await page.reload(ALIVE);
      await expect(field(tab, 'Name')).toHaveValue('Ben Cruz');
      await expect(field(page, 'Name')).toHaveValue('Ana Reyes');
    },
  );

  test(
    `${path}: nothing is sent before the page is alive, and nothing typed is lost`,
    firstOf(index),
    async ({ page }) => {
      const release = await holdScripts(page);
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await page.goto(path, { waitUntil: 'commit' });
      await field(page, 'Name').fill('Ana Reyes');
      await field(page, 'Name').press('Enter');
      const button = page.getByRole('button', { name: messages.submit });
      await expect(button).toBeDisabled();
      await release();
      await expect(button).toBeEnabled();
      await expect(field(page, 'Name')).toHaveValue('Ana Reyes');
      await expect(page).toHaveURL(path);
      expect(sent).toEqual([]);
    },
  );
}

/** What the fields hold but the file's. */
async function valuesOf(page: Page): Promise<string[]> {
  const form = page.locator('form');
  const fields = form
    .getByRole('textbox')
    .or(form.getByRole('combobox'))
    .or(form.getByRole('radio', { checked: true }));
  return Promise.all((await fields.all()).map((input) => input.inputValue()));
}

test('what is typed before the page is alive stays, and the draft fills in the rest', CHROMIUM, async ({ page }) => {
  await page.goto('/design', ALIVE);
  await FORMS.quote.fill(page);
  await field(page, 'Meeting location').selectOption(MEETING_ELSEWHERE);
  await field(page, 'Custom location').fill('Paniqui');

  const release = await holdScripts(page);
  await page.goto('/estimate', { waitUntil: 'commit' });
  await field(page, 'Name').fill('Ben Cruz');
  await release();
  await expect(field(page, 'Custom location')).toHaveValue('Paniqui');
  await expect(field(page, 'Name')).toHaveValue('Ben Cruz');
  await expect(field(page, 'Phone')).toHaveValue('+63 917 123 4567');
  await expect(field(page, 'Service')).toHaveValue('Estimate');

  await page.unroute('**/assets/*.js');
  await page.goto('/built', ALIVE);
  await expect(field(page, 'Name')).toHaveValue('Ben Cruz');
  await expect(field(page, 'Custom location')).toHaveValue('Paniqui');
});

test('a choice made before the page is alive is not lost', THOROUGH, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/design', { waitUntil: 'commit' });
  await field(page, 'Name').fill('Ana Reyes');
  await field(page, 'Service').selectOption('Vibro');
  await field(page, 'Meeting location').selectOption(MEETING_ELSEWHERE);
  await release();
  await expect(field(page, 'Custom location')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Ana Reyes');
  await expect(field(page, 'Service')).toHaveValue('Vibro');
});

test('a page whose scripts never come says so', async ({ page, allow }) => {
  allow('net::ERR_FAILED GET /assets/');
  allow('NS_ERROR_ABORT GET /assets/'); // Firefox's name of it
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(PATHS.offers, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: MESSAGES.quote.submit })).toBeDisabled();
  await expect(page.getByText('The page is still loading.')).toBeHidden();
  await expect(page.getByText('The page is still loading.')).toBeVisible();
});
