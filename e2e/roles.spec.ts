import type { Page } from '@playwright/test';
import type { Role } from '#shared/accounts/roles';
import { PATHS } from '#shared/catalogue';
import { keepSession, newAccount } from './admin.ts';
import { expect, test, THOROUGH, visit, WIDE } from './fixtures.ts';
import { quoteOf, send, visitor } from './inbox.ts';

/** Opens every tab and, in the inbox, every view, the filters and the first submission. */
async function lookAtEverything(page: Page) {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await page.waitForLoadState('networkidle');
    if ((await tab.textContent())?.startsWith('Inbox')) await lookAtInbox(page);
  }
}

async function lookAtInbox(page: Page) {
  const views = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  for (const view of await views.all()) {
    await view.click();
    // the previous view stays on screen until then
    await expect(view).toHaveAttribute('aria-current', 'true');
    await page.waitForLoadState('networkidle');
  }
  await views.first().click();
  await page.getByText('Filters', { exact: true }).click();
  await page.waitForLoadState('networkidle');
  const rows = page
    .getByRole('tabpanel', { name: /^Inbox/ })
    .getByRole('listitem')
    .getByRole('heading');
  if (await rows.count()) await rows.first().getByRole('link').click();
  await page.waitForLoadState('networkidle');
}

const TABS: Record<Exclude<Role, 'owner'>, RegExp[]> = {
  editor: [/^Rentals/, /^Careers/, /^Projects/, /^Site content/, /^Pictures/, /^Account/],
  sales: [/^Inbox/, /^Meetings/, /^Reports/, /^Account/],
  hr: [/^Careers/, /^Inbox/, /^Applicants/, /^Reports/, /^Account/],
};

/** The rights of each role are tested on both sides by Jest; one role shows that the product obeys them. */
const tagsOf = (role: keyof typeof TABS) => ({ tag: role === 'sales' ? [WIDE.tag] : [WIDE.tag, THOROUGH.tag] });

for (const [role, tabs] of Object.entries(TABS) as [keyof typeof TABS, RegExp[]][])
  // the fixture fails on every refused call
  test(
    `${role} is offered what the role may do, and asks for nothing else`,
    tagsOf(role),
    async ({ page, request }) => {
      await send(request, 'offers', quoteOf(visitor()));
      const { email, token } = await newAccount(request, [role]);
      await keepSession(page, email, token);
      await visit(page, PATHS.adminDashboard);
      await expect(page.getByRole('tab')).toHaveText(tabs);
      await lookAtEverything(page);
      await visit(page, PATHS.about);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit this page' })).toHaveCount(role === 'editor' ? 1 : 0);
    },
  );
