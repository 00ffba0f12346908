import type { Page } from '@playwright/test';
import { API_DOCS } from '#shared/endpoints';
import { adminToken, uniqueName } from './admin.ts';
import { pdfFile } from './files.ts';
import { expect, test, THOROUGH } from './fixtures.ts';

/** Unfolds a call and returns its block. */
async function unfold(page: Page, call: string) {
  const title = page.getByRole('button', { name: call, exact: true });
  await title.click();
  return page.locator('.opblock', { has: title });
}

test('the API documentation opens under the strict policy and names every form', async ({ page }) => {
  const response = await page.goto(`/${API_DOCS.page}`);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  for (const path of ['apply', 'offers', 'services']) {
    await expect(page.getByRole('button', { name: `post /api/${path}`, exact: true })).toBeVisible();
  }
});

test('a token given to the documentation lets it call what only the admin may', THOROUGH, async ({ page, request }) => {
  const name = uniqueName('Roller');
  await page.goto(`/${API_DOCS.page}`);
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.modal-ux');
  await dialog.getByRole('textbox').fill(await adminToken(request));
  await dialog.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const block = await unfold(page, 'post /api/rental');
  await block
    .getByRole('textbox')
    .first()
    .fill(JSON.stringify({ vehicleName: name, weightLimit: '12 tons' }));
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await block.getByRole('button', { name: 'Execute' }).click();
  expect((await answer).status()).toBe(201);
  expect(JSON.stringify(await (await request.get('/api/rental')).json())).toContain(name);
});

test('a resume can be uploaded from the documentation', THOROUGH, async ({ page }) => {
  await page.goto(`/${API_DOCS.page}`);
  const block = await unfold(page, 'post /api/apply');
  const row = (field: string) => block.getByRole('row').filter({ hasText: new RegExp(`^${field}`) });
  await row('name').getByRole('textbox').fill('Ana Reyes');
  await row('email').getByRole('textbox').fill('ana.reyes@mail.example');
  await row('position').getByRole('textbox').fill('Site Engineer');
  await row('contact').getByRole('textbox').fill('09171234567');
  await row('resume').locator('input[type=file]').setInputFiles(pdfFile());
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await block.getByRole('button', { name: 'Execute' }).click();
  expect((await answer).status()).toBe(201);
});
