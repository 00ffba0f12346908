import { readFile } from 'node:fs/promises';
import { PATHS } from '#shared/catalogue';
import { bringAxe, expectNoViolations } from './axe.ts';
import { expect, firstOf, reload, test, THOROUGH, visit } from './fixtures.ts';
import { EACH_FORM, expectSuccess, field, FORMS, submit } from './forms.ts';
import { FIRM } from './site.ts';

for (const [index, { path, endpoint, messages, fill }] of EACH_FORM.entries()) {
  test(
    `${path}: what was sent is confirmed above the empty form, also after a reload`,
    firstOf(index),
    async ({ page }) => {
      await bringAxe(page);
      await visit(page, path);
      await fill(page);
      const { receipt } = await submit(page, messages.submit, endpoint);
      await expectSuccess(page, messages.sent, receipt);
      const confirmation = page.getByRole('region', { name: 'We have your' });
      await expect(confirmation.getByRole('heading')).toBeFocused();
      await expect(confirmation.getByRole('heading')).toBeInViewport();
      await expect(confirmation).toContainText(`Your reference number: ${receipt.reference}`);
      await expect(confirmation).toContainText('Ana Reyes');
      await expect(confirmation).toContainText(/who will reply by \w+day, /);
      await expectNoViolations(page);
      await confirmation.getByRole('button', { name: 'Send another' }).click();
      await expect(field(page, 'Name')).toBeFocused();

      await reload(page);
      await expect(confirmation).toContainText(receipt.reference);
      await expect(confirmation.getByRole('button', { name: 'Copy number' })).toBeVisible();
      await expect(field(page, 'Name')).toHaveValue('');
    },
  );
}

test('the reference is copied, and the meeting saved as a calendar file', THOROUGH, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PATHS.offers);
  await FORMS.quote.fill(page);
  const { receipt } = await submit(page, FORMS.quote.messages.submit, FORMS.quote.endpoint);
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(receipt.reference);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${receipt.reference}.ics`);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain(`UID:${receipt.reference}@${new URL(FIRM.site).hostname}\r\n`);
  // 2:30 PM in the Philippines
  expect(calendar).toContain('DTSTART:20310303T063000Z\r\n');
});

test('the reference is shown when the rest of the confirmation cannot be loaded', THOROUGH, async ({ page, allow }) => {
  allow('net::ERR_FAILED GET /assets/form-parts-');
  allow('A part of the page could not be loaded.');
  await page.route('**/assets/form-parts-*.js', (route) => route.abort());
  await visit(page, FORMS.inquiry.path);
  await FORMS.inquiry.fill(page);
  const { receipt } = await submit(page, FORMS.inquiry.messages.submit, FORMS.inquiry.endpoint);
  await expectSuccess(page, FORMS.inquiry.messages.sent, receipt);
  await expect(page.getByText('Your reference number:')).toContainText(receipt.reference);
});

test('a tap fills in the time of the meeting, and a job that is open', THOROUGH, async ({ page }) => {
  await visit(page, PATHS.offers);
  await page.getByRole('group', { name: 'Quick choices' }).getByRole('button').first().click();
  await expect(field(page, 'Date and time')).toHaveValue(/^\d{4}-\d\d-\d\dT\d\d:00$/);
  await visit(page, PATHS.apply);
  await field(page, 'Position').focus();
  const job = page.getByRole('group', { name: 'Jobs open now' }).getByRole('button').first();
  await job.click();
  await expect(field(page, 'Position')).toHaveValue(await job.innerText());
});

test('materials and a volume become lines of the description', THOROUGH, async ({ page }) => {
  await bringAxe(page);
  await visit(page, '/rmc');
  await page.getByRole('button', { name: 'Concrete calculator' }).click();
  await field(page, 'Length').fill('10');
  await field(page, 'Width').fill('8,5');
  await field(page, 'Thickness').fill('15');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Add to the description' }).click();
  await expect(field(page, 'Description')).toHaveValue(
    'Materials:\n- Ready Mix Concrete: 13.39 m³ (10 m × 8.5 m × 15 cm and 5% waste: 3 truckloads of 6 m³)',
  );
  await expect(field(page, 'Description')).toBeFocused();
});
