import type { Page } from '@playwright/test';
import { SpecSmtp } from '../server/testing/calls/smtp.ts';
import { ADMIN, startProduct } from '../tools/lib/product.mjs';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { PATHS } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { fillSignIn } from './admin.ts';
import { expect, test as base, THOROUGH, visit } from './fixtures.ts';

const NEW = 'a gravel road in the rain';
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0';
const SITE = 'https://www.eclar.example';

interface Mailing {
  product: Awaited<ReturnType<typeof startProduct>>;
  smtp: SpecSmtp;
}

/** A separate product, which sends mail. */
const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    // eslint-disable-next-line no-empty-pattern -- Playwright takes nothing else
    async ({}, use) => {
      const smtp = new SpecSmtp();
      await smtp.open();
      const env = { ...smtp.variables, PUBLIC_URL: SITE };
      const product = await startProduct({ log: 'test-results/forgotten-password.log', env });
      await use({ product, smtp });
      await product.stop();
      await smtp.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ mailing }, use) => use(mailing.product.url),
});
test.describe.configure({ mode: 'default' });

const mailOf = ({ smtp }: Mailing, subject: string) =>
  smtp.received.find(({ mail, recipients }) => mail.subject === subject && recipients.includes(ADMIN.email))?.mail.text;

/** Requests a link and returns its address on the test's server. */
async function askForLink(page: Page, mailing: Mailing): Promise<string> {
  await visit(page, PATHS.adminLogin);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill(ADMIN.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/^If there is an account with this email/)).toBeVisible();
  await expect.poll(() => mailOf(mailing, 'Choose a new password')).toContain(`${SITE}${PATHS.adminPassword}#token=`);
  const [, token] = /#(token=[\w-]+)/.exec(mailOf(mailing, 'Choose a new password') ?? '') ?? [];
  return `${PATHS.adminPassword}#${token}`;
}

test('a forgotten password is replaced by a link from a mail, which works once', async ({ page, mailing, allow }) => {
  allow(`400 POST /api/${ACCOUNT_ENDPOINTS.passwordLink}/check`);
  const link = await askForLink(page, mailing);
  await visit(page, link);
  await page.getByLabel('New password').fill('ECLAR Builders 2026');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/^This password is based on the company’s name/)).toBeVisible();
  await page.getByLabel('New password').fill(NEW);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Admin email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(NEW);
  await page.getByRole('button', { name: MESSAGES.admin.login }).click();
  await expect(page).toHaveURL(PATHS.adminDashboard);
  await expect.poll(() => mailOf(mailing, 'Your password was changed')).toContain(ADMIN.email);

  await page.goto('about:blank');
  await visit(page, link);
  await expect(page.getByRole('alert')).toHaveText('This link has expired or has already been used.');
});

test(
  'a sign-in on a new device is mailed, listed, and ended from the other one',
  THOROUGH,
  async ({ page, browser, mailing }) => {
    await fillSignIn(page, NEW);
    await expect(page).toHaveURL(PATHS.adminDashboard);
    await page.goto(`${PATHS.adminDashboard}?tab=account`);
    const rows = page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');
    const other = rows.filter({ hasText: 'Firefox on macOS' });
    await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
    await expect(other).toHaveCount(0);
    const elsewhere = await browser.newContext({
      baseURL: mailing.product.url,
      userAgent: FIREFOX,
    });
    const answer = await elsewhere.request.post('/api/admin-login', { data: { email: ADMIN.email, password: NEW } });
    expect(answer.status()).toBe(200);
    // the page's own sign-in is mailed too
    const noticeOf = (device: string) =>
      mailing.smtp.received.find(({ mail }) => mail.text?.includes(`Device: ${device}`));
    await expect.poll(() => noticeOf('Firefox on macOS')?.recipients, { timeout: 60_000 }).toEqual([ADMIN.email]);
    await page.reload();
    await expect(other).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign out Firefox on macOS' }).click();
    await expect(page.getByText('Session on Firefox on macOS ended.')).toBeVisible();
    await expect(other).toHaveCount(0);
    const { token } = (await answer.json()) as { token: string };
    const asBefore = { headers: { Authorization: `Bearer ${token}` } };
    expect((await elsewhere.request.get('/api/admin-session', asBefore)).status()).toBe(401);
    await elsewhere.close();
  },
);
