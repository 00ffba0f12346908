import type { Page } from '@playwright/test';
import { ADMIN } from '../tools/lib/product.mjs';
import { PATHS } from '#shared/catalogue';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { addForm, openTab, signInByForm, storedBy, uniqueName } from './admin.ts';
import { expect, test, THOROUGH, WIDE } from './fixtures.ts';
import { inquiryOf, openSubmission, send, visitor } from './inbox.ts';

/** Through this call, the dashboard would notice the end of the session before the test's next press. */
const POLL = `**/api/${ENDPOINTS.submissions}/version`;

/** Ends the page's session on the server. The returned list collects the texts of `alert()`. */
async function endSession(page: Page): Promise<string[]> {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  const { adminToken } = await storedBy(page);
  await page.route(POLL, () => undefined);
  const ended = await page.request.delete(`/api/${ENDPOINTS.adminSession}`, {
    headers: { Authorization: `Bearer ${adminToken}` },
  });
  expect(ended.ok()).toBe(true);
  return alerts;
}

async function expectExpired(page: Page, alerts: string[]) {
  await expect(page).toHaveURL(PATHS.adminLogin);
  expect(alerts).toEqual([MESSAGES.admin.expired]);
  await page.unroute(POLL);
  const kept = Object.keys(await storedBy(page));
  expect(kept.filter((key) => !key.startsWith('dashboard-tab/'))).toEqual([]); // the account's last tab, for its next sign-in
}

/** Fills in the sign-in form in place: reopening it would lose unsaved entries. */
async function signInAgain(page: Page) {
  await page.getByLabel('Admin email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: MESSAGES.admin.login }).click();
  await expect(page.getByRole('button', { name: MESSAGES.admin.logout })).toBeVisible();
}

test.beforeEach(({ allow }) => allow('401 '));

test('a session that ends while a rental is added and one is edited loses nothing', THOROUGH, async ({ page }) => {
  const name = uniqueName('Crane');
  await signInByForm(page);
  const adding = await addForm(page, 'Add Rental');
  await adding.getByLabel('Equipment or vehicle name').fill(name);
  const first = page.getByRole('tabpanel', { name: 'Rentals' }).getByRole('listitem').first();
  await first.getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('form', { name: /^Edit / });
  await editing.getByLabel('Capacity').fill('25 tons at most');
  const alerts = await endSession(page);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expectExpired(page, alerts);
  await signInAgain(page);
  await expect(editing.getByLabel('Capacity')).toHaveValue('25 tons at most');
  await expect(adding.getByLabel('Equipment or vehicle name')).toHaveValue(name);
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await adding.getByLabel('Capacity').fill('25 tons');
  await adding.getByRole('button', { name: 'Add Rental' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(adding.getByLabel('Equipment or vehicle name')).toHaveValue('');
});

test(
  'a session that ends while a job is typed, told by another call, loses nothing',
  { tag: [THOROUGH.tag, WIDE.tag] },
  async ({ page }) => {
    await signInByForm(page);
    await openTab(page, 'Careers');
    const adding = await addForm(page, 'Add Job');
    await adding.getByLabel('Job title').fill('Welder & fitter');
    await adding.getByLabel('Full description').fill('Welds.\n  Fits <b>pipes</b>.');
    const alerts = await endSession(page);
    await page.getByRole('tabpanel', { name: 'Careers' }).getByRole('button', { name: 'Delete' }).first().click();
    await expectExpired(page, alerts);
    await signInAgain(page);
    await expect(page.getByRole('tab', { name: 'Careers' })).toHaveAttribute('aria-selected', 'true');
    await expect(adding.getByLabel('Job title')).toHaveValue('Welder & fitter');
    await expect(adding.getByLabel('Full description')).toHaveValue('Welds.\n  Fits <b>pipes</b>.');
  },
);

test(
  'a session that ends while a note is typed loses nothing, and comes back to it',
  THOROUGH,
  async ({ page, request }) => {
    const { name, email } = visitor();
    await send(request, 'inquiries', inquiryOf({ name, email }));
    await signInByForm(page);
    await openSubmission(page, name);
    await expect(page.getByRole('article').getByText('Read', { exact: true })).toBeVisible();
    await page.getByLabel('Private note').fill('Call back on Fri');
    const alerts = await endSession(page);
    await page.getByRole('button', { name: 'Save note' }).click();
    await expectExpired(page, alerts);
    await signInAgain(page);
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByLabel('Private note')).toHaveValue('Call back on Fri');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
  },
);

test('logging out gives the next admin nothing of what was typed', THOROUGH, async ({ page }) => {
  await signInByForm(page);
  const name = (await addForm(page, 'Add Rental')).getByLabel('Equipment or vehicle name');
  await name.fill('Crane');
  await page.getByRole('button', { name: MESSAGES.admin.logout }).click();
  await signInAgain(page);
  await addForm(page, 'Add Rental');
  await expect(name).toHaveValue('');
});

test(
  'a reload asks first when something is typed and not saved',
  { tag: [THOROUGH.tag, WIDE.tag] },
  async ({ page }) => {
    await signInByForm(page);
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Rentals' })).toBeVisible();
    await (await addForm(page, 'Add Rental')).getByLabel('Capacity').fill('9 tons');
    expect(asked).toEqual([]);
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  },
);
