import { ADMIN } from '../tools/lib/product.mjs';
import { PATHS } from '#shared/catalogue';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { fillSignIn, newToken, openTab, signInByForm, storedBy } from './admin.ts';
import { expect, THOROUGH } from './fixtures.ts';
import { onOwnProduct } from './own-product.ts';

const NEW = 'a gravel road in the rain';
const ACCOUNT = `${PATHS.adminDashboard}?tab=account`;

/** A separate product: the new password would sign the other tests out. */
const test = onOwnProduct('account');
test.describe.configure({ mode: 'default' });

test('signing out everywhere else ends the other sign-ins, and not this one', THOROUGH, async ({ page, request }) => {
  const elsewhere = await newToken(request);
  await signInByForm(page);
  await openTab(page, 'Account');
  await expect(page.getByText('You are also signed in on one other browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out other sessions' }).click();
  await expect(page.getByText('1 other session ended.')).toBeVisible();
  await expect(page.getByText('You have no other sessions.')).toBeVisible();
  const asBefore = { headers: { Authorization: `Bearer ${elsewhere}` } };
  expect((await request.get(`/api/${ENDPOINTS.adminSession}`, asBefore)).status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('button', { name: MESSAGES.admin.logout })).toBeVisible();
});

test(
  'a changed password is the only one that lets anybody in, and this browser stays signed in',
  THOROUGH,
  async ({ page, request, allow }) => {
    allow(`400 PUT /api/${ENDPOINTS.adminPassword}`);
    allow(`401 POST /api/${ENDPOINTS.adminLogin}`);
    // the Inbox's question for news, if it left with the old token while the password was being changed
    allow(`401 GET /api/${ENDPOINTS.submissions}/version`);
    await signInByForm(page);
    const { adminToken } = await storedBy(page);
    const elsewhere = await newToken(request);
    await page.goto(ACCOUNT);
    const form = page.getByRole('form', { name: 'Change Password' });
    await form.getByLabel('Current password').fill('not the password');
    await form.getByLabel('New password').fill(NEW);
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toHaveText('The current password is incorrect.');

    await form.getByLabel('Current password').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status')).toHaveText('Password changed. All other sessions have ended.');
    for (const token of [adminToken, elsewhere]) {
      const asBefore = { headers: { Authorization: `Bearer ${token}` } };
      expect((await request.get(`/api/${ENDPOINTS.adminSession}`, asBefore)).status()).toBe(401);
    }
    await page.reload();
    await expect(page.getByText('You have no other sessions.')).toBeVisible();

    await page.getByRole('button', { name: MESSAGES.admin.logout }).click();
    await fillSignIn(page, ADMIN.password);
    await expect(page.getByRole('alert')).toHaveText(MESSAGES.admin.invalid);
    await fillSignIn(page, NEW);
    await expect(page).toHaveURL(PATHS.adminDashboard);
    await expect(page.getByText(/^Previous sign-in: \w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M$/)).toBeVisible();
  },
);
