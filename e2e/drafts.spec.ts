import type { Page } from '@playwright/test';
import { MEETING_ELSEWHERE } from '#shared/forms/options';
import { MESSAGES } from '#shared/messages';
import { storedBy } from './admin.ts';
import { expect, firstOf, holdScripts, reload, SCRIPTS, test, THOROUGH, visit } from './fixtures.ts';
import { EACH_FORM, field, FORMS } from './forms.ts';

for (const [index, { path, fill }] of EACH_FORM.entries()) {
  test(
    `${path}: what was typed is there after a reload, and in this tab alone`,
    firstOf(index),
    async ({ page, context }) => {
      await visit(page, path);
      await fill(page);
      const typed = await valuesOf(page);
      expect(typed).toContain('Ana Reyes');
      await reload(page);
      await expect.poll(() => valuesOf(page)).toEqual(typed);
      expect(await storedBy(page)).toEqual({});

      const tab = await context.newPage();
      await visit(tab, path);
      await expect(field(tab, 'Name')).toHaveValue('');
      await field(tab, 'Name').fill('Ben Cruz');
      await reload(tab);
      await reload(page);
      await expect(field(tab, 'Name')).toHaveValue('Ben Cruz');
      await expect(field(page, 'Name')).toHaveValue('Ana Reyes');
    },
  );

  test(
    `${path}: what is sent before the page is alive is checked then, and nothing typed is lost`,
    firstOf(index),
    async ({ page }) => {
      const letScriptsIn = await holdScripts(page);
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await page.goto(path, { waitUntil: 'commit' });
      await field(page, 'Name').fill('Ana Reyes');
      await field(page, 'Name').press('Enter');
      letScriptsIn();
      await expect(page.getByText(MESSAGES.fields.email)).toBeVisible();
      await expect(field(page, 'Name')).toHaveValue('Ana Reyes');
      await expect(page).toHaveURL(path);
      expect(sent).toEqual([]);
    },
  );
}

/** The values of all fields except the file's. */
async function valuesOf(page: Page): Promise<string[]> {
  const form = page.locator('form');
  const fields = form
    .getByRole('textbox')
    .or(form.getByRole('combobox'))
    .or(form.getByRole('radio', { checked: true }));
  return Promise.all((await fields.all()).map((input) => input.inputValue()));
}

test('what is typed before the page is alive stays, and the draft fills in the rest', THOROUGH, async ({ page }) => {
  await visit(page, '/design');
  await FORMS.quote.fill(page);
  await field(page, 'Meeting location').selectOption(MEETING_ELSEWHERE);
  await field(page, 'Custom location').fill('Paniqui');

  const letScriptsIn = await holdScripts(page);
  await page.goto('/estimate', { waitUntil: 'commit' });
  await field(page, 'Name').fill('Ben Cruz');
  letScriptsIn();
  await expect(field(page, 'Custom location')).toHaveValue('Paniqui');
  await expect(field(page, 'Name')).toHaveValue('Ben Cruz');
  await expect(field(page, 'Phone')).toHaveValue('+63 917 123 4567');
  await expect(field(page, 'Service')).toHaveValue('Estimate');

  await page.unroute(SCRIPTS);
  await visit(page, '/built');
  await expect(field(page, 'Name')).toHaveValue('Ben Cruz');
  await expect(field(page, 'Custom location')).toHaveValue('Paniqui');
});

test('a choice made before the page is alive is not lost', THOROUGH, async ({ page }) => {
  const letScriptsIn = await holdScripts(page);
  await page.goto('/design', { waitUntil: 'commit' });
  await field(page, 'Name').fill('Ana Reyes');
  await field(page, 'Service').selectOption('Vibro');
  await field(page, 'Meeting location').selectOption(MEETING_ELSEWHERE);
  letScriptsIn();
  await expect(field(page, 'Custom location')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Ana Reyes');
  await expect(field(page, 'Service')).toHaveValue('Vibro');
});
