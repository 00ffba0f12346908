import type { Browser, Page } from '@playwright/test';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { PATHS } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { addForm, openDashboard, uniqueName, tabsOf } from './admin.ts';
import { expect, test, THOROUGH, visit } from './fixtures.ts';

const PASSWORD = 'gravel roads after the long rain';

/** Invites a person with one role and returns the link. */
async function invite(page: Page, name: string, role: string): Promise<string> {
  await page.goto(`${PATHS.adminDashboard}?tab=people`);
  const form = await addForm(page, 'Invite a person');
  await form.getByLabel('Email').fill(emailOf(name));
  await form.getByLabel('Name').fill(name);
  await form.getByRole('checkbox', { name: role }).check();
  await form.getByRole('button', { name: 'Invite' }).click();
  return page.getByLabel('Password link').inputValue();
}

const emailOf = (name: string) => `${name.replace(' ', '-').toLowerCase()}@eclar.example`;

/** Opens the link in another browser. */
async function openElsewhere(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await visit(page, link);
  return page;
}

test('an invited person chooses a password, signs in, sees what the role may do, and is out when suspended', async ({
  page,
  browser,
  allow,
}) => {
  allow('401 GET /api/'); // for the suspended person
  const name = uniqueName('Rosa');
  await openDashboard(page);
  const link = await invite(page, name, 'HR');
  const person = await openElsewhere(browser, link);
  await person.getByLabel('New password').fill(PASSWORD);
  await person.getByRole('button', { name: 'Save password' }).click();
  await person.getByRole('link', { name: 'Sign in' }).click();
  await person.getByLabel('Admin email').fill(emailOf(name));
  await person.getByLabel('Password').fill(PASSWORD);
  await person.getByRole('button', { name: MESSAGES.admin.login }).click();
  await expect(await tabsOf(person)).toHaveText([/^Careers/, /^Inbox/, /^Applicants/, /^Reports/, /^Account/]);

  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText(/^Last sign-in: /)).toBeVisible();
  const said = new Promise<string>((resolve) => {
    person.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });
  await row.getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended')).toBeVisible();
  await person.reload(); // in case the dashboard has not asked the server yet
  expect(await said).toBe(MESSAGES.admin.expired);
  await expect(person.getByRole('button', { name: MESSAGES.admin.login })).toBeVisible();
  await person.context().close();
});

test(
  'a link of an invitation works once, and not when a newer one was made',
  THOROUGH,
  async ({ page, browser, allow }) => {
    allow(`400 POST /api/${ACCOUNT_ENDPOINTS.passwordLink}/check`);
    const name = uniqueName('Ben');
    await openDashboard(page);
    const first = await invite(page, name, 'Sales');
    await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'New link' }).click();
    await expect(page.getByLabel('Password link')).not.toHaveValue(first);
    const second = await page.getByLabel('Password link').inputValue();
    const ended = 'This link has expired or has already been used.';
    const person = await openElsewhere(browser, first);
    await expect(person.getByText(ended)).toBeVisible();
    await person.context().close();
    const again = await openElsewhere(browser, second);
    await again.getByLabel('New password').fill(PASSWORD);
    await again.getByRole('button', { name: 'Save password' }).click();
    await expect(again.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await again.reload();
    await expect(again.getByText(ended)).toBeVisible();
    await again.context().close();
  },
);
