import type { Page } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { ROW_MESSAGES } from '#shared/listings/row-rules';
import { addForm, adminToken, openDashboard, openTab, uniqueName } from './admin.ts';
import { expect, test, THOROUGH } from './fixtures.ts';

const JOB = {
  position: 'Welder II',
  location: 'Gerona, Tarlac',
  fullDescription: '<b>Safety & health</b> first, slump < 100 mm.\n<ul><li>Reads drawings.</li></ul>',
  qualifications: 'NC II',
};

async function openJob(page: Page) {
  const title = uniqueName('Welder');
  const headers = { Authorization: `Bearer ${await adminToken(page.request)}` };
  const added = await page.request.post(`/api/${ENDPOINTS.jobs}`, { headers, data: { title, ...JOB } });
  expect(added.status()).toBe(201);
  await openDashboard(page);
  await openTab(page, 'Careers');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const editing = page.getByRole('form', { name: `Edit ${title}` });
  return { title, row, editing };
}

/** Makes the calls of one method fail, with status 400 and a body or without an answer. */
async function failNext(page: Page, method: string, path: string, body?: object) {
  await page.route(`**/api/${path}{,/*}`, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return body ? route.fulfill({ status: 400, json: body }) : route.abort();
  });
}

function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  return alerts;
}

test(
  'a job is edited without tags, cancelled and saved, and the public page follows',
  THOROUGH,
  async ({ page, context }) => {
    const { title, row, editing } = await openJob(page);
    await row.getByRole('button', { name: 'Edit' }).click();
    await expect(editing.getByLabel('Full description')).toHaveValue(
      '**Safety & health** first, slump < 100 mm.\n- Reads drawings.',
    );
    await editing.getByLabel('Location').fill('Nowhere');
    await editing.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toContainText('Welder II, Gerona, Tarlac');
    await row.getByRole('button', { name: 'Edit' }).click();
    await editing.getByLabel('Location').fill('Tarlac City');
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Welder II, Tarlac City');
    await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();

    const visitor = await context.newPage();
    await visitor.goto(PATHS.careers);
    await visitor.getByRole('button', { name: title }).click();
    await expect(visitor.getByRole('region', { name: 'Job Description' })).toContainText(
      'Safety & health first, slump < 100 mm.',
    );
    await expect(visitor.getByText('Tarlac City', { exact: true })).toBeVisible();
  },
);

test('a job shows its public card while it is typed, and warns of an age limit', THOROUGH, async ({ page }) => {
  const { title, row, editing } = await openJob(page);
  await row.getByRole('button', { name: 'Edit' }).click();
  await editing.getByText('Preview of the public card').click();
  const card = editing.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await editing.getByRole('textbox', { name: 'Qualifications' }).fill('<i>NC II</i>\nMale, 18-35 years old');
  await expect(card.getByRole('region', { name: 'Qualifications' }).locator('i')).toHaveText('NC II');
  await expect(editing.getByRole('status')).toContainText('Qualifications: “Male, 18-35 years old”');
  await card.getByText(MESSAGES.careers.apply, { exact: true }).click({ force: true });
  await expect(page).toHaveURL(/tab=careers$/);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test(
  'a job gets lists and bold words by buttons and keys, which the browser undoes',
  THOROUGH,
  async ({ page, context }) => {
    const { title, row, editing } = await openJob(page);
    await row.getByRole('button', { name: 'Edit' }).click();
    const text = editing.getByLabel('Qualifications');
    await text.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+B');
    await expect(text).toHaveValue('**NC II**');
    await editing.getByRole('button', { name: 'Bulleted list' }).last().click();
    await expect(text).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two years');
    await expect(text).toHaveValue('- **NC II**\n- Two years');
    await editing.getByRole('button', { name: 'Numbered list' }).last().click();
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(text).toHaveValue('- **NC II**\n- Two years');
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(editing).toHaveCount(0);

    const visitor = await context.newPage();
    await visitor.goto(PATHS.careers);
    await visitor.getByRole('button', { name: title }).click();
    const items = visitor.getByRole('region', { name: 'Qualifications' }).getByRole('listitem');
    await expect(items).toHaveText(['NC II', 'Two years']);
    await expect(items.locator('b')).toHaveText('NC II');
  },
);

test('a job is closed for visitors, and opened again by Undo', THOROUGH, async ({ page, request }) => {
  const { title, row } = await openJob(page);
  const shown = async () => (await (await request.get(PATHS.careers)).text()).includes(title);
  expect(await shown()).toBe(true);
  await row.getByRole('button', { name: 'Close job' }).click();
  await expect(row).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus(); // a focused notice stays open
  await expect(row).toContainText('Closing day');
  await expect.poll(shown).toBe(false);
  await undo.click();
  await expect(row).not.toContainText('Closing day');
  await expect.poll(shown).toBe(true);
});

test('a job is deleted at once, and brought back by Undo', THOROUGH, async ({ page }) => {
  const { row } = await openJob(page);
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeFocused();
});

test(
  'a job that cannot be added, edited or deleted says why by an alert, and keeps what was typed',
  THOROUGH,
  async ({ page, allow }) => {
    allow(`/api/${ENDPOINTS.jobs}`);
    const { title, row, editing } = await openJob(page);
    const alerts = alertsOf(page);
    const adding = await addForm(page, 'Add Job');
    for (const [label, text] of Object.entries({ 'Job title': title, Position: 'a', Location: 'b' }))
      await adding.getByLabel(label).fill(text);
    await adding.getByLabel('Full description').fill('c');
    await adding.getByLabel('Qualifications').fill('d');
    await failNext(page, 'POST', ENDPOINTS.jobs, { message: 'x', error: 'x', errors: ['First.', 'Second.'] });
    await adding.getByRole('button', { name: 'Add Job' }).click();
    await expect.poll(() => alerts).toEqual(['First.\nSecond.']);
    await expect(adding.getByLabel('Job title')).toHaveValue(title);

    await failNext(page, 'PUT', ENDPOINTS.jobs);
    await row.getByRole('button', { name: 'Edit' }).click();
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => alerts.at(-1)).toBe(ROW_MESSAGES.jobs.updateFailed);
    await editing.getByRole('button', { name: 'Cancel' }).click();
    await failNext(page, 'DELETE', ENDPOINTS.jobs, { error: 'Not now.' });
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => alerts.at(-1)).toBe('Not now.');
    await expect(row).toBeVisible();
  },
);

test('a rental that cannot be added, edited or deleted says so in its place', THOROUGH, async ({ page, allow }) => {
  allow(`/api/${ENDPOINTS.rentals}`);
  await openDashboard(page);
  for (const method of ['POST', 'PUT', 'DELETE']) await failNext(page, method, ENDPOINTS.rentals);
  const adding = await addForm(page, 'Add Rental');
  await adding.getByLabel('Equipment or vehicle name').fill('Crane');
  await adding.getByLabel('Capacity').fill('1 ton');
  await adding.getByRole('button', { name: 'Add Rental' }).click();
  await expect(adding.getByRole('alert')).toHaveText(ROW_MESSAGES.rentals.addFailed);
  const row = page.getByRole('tabpanel', { name: 'Rentals' }).getByRole('listitem').last();
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(row.getByRole('alert')).toHaveText(ROW_MESSAGES.rentals.deleteFailed);
  await row.getByRole('button', { name: 'Edit' }).click();
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('alert')).toHaveText(ROW_MESSAGES.rentals.updateFailed);
});

test('lists that are empty, or cannot be had, say so', THOROUGH, async ({ page, allow }) => {
  allow(`/api/${ENDPOINTS.rentals}`);
  await page.route(`**/api/${ENDPOINTS.jobs}`, (route) => route.fulfill({ json: [] }));
  await page.route(`**/api/${ENDPOINTS.rentals}`, (route) => route.abort());
  await openDashboard(page);
  await expect(page.getByText(MESSAGES.networkFailed)).toBeVisible();
  await page.unroute(`**/api/${ENDPOINTS.rentals}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Rentals' }).getByRole('listitem').first()).toBeVisible();
  await openTab(page, 'Careers');
  await expect(page.getByText(ROW_MESSAGES.jobs.empty)).toBeVisible();
});
