import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { PATHS } from '#shared/catalogue';
import { ENDPOINTS, HONEYPOT_FIELD } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { addForm, openDashboard, openTab, uniqueName } from './admin.ts';
import { bringAxe, expectNoViolations } from './axe.ts';
import { expect, test, THOROUGH, visit, WIDE } from './fixtures.ts';
import { apply, filterField, inquiryOf, openInbox, openSubmission, quoteOf, send, visitor } from './inbox.ts';

test.beforeEach(({ page }) => bringAxe(page));

test('the tabs of the dashboard have no violations, nor has a job with its warning and its preview', async ({
  page,
}) => {
  await openDashboard(page);
  for (const name of ['Rentals', 'Careers']) {
    await openTab(page, name);
    await expect(page.getByRole('tabpanel', { name }).getByRole('listitem').first()).toBeVisible();
    await expectNoViolations(page);
  }
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const editing = page.getByRole('form', { name: /^Edit / });
  await editing.getByLabel('Position').fill('Welder, 18-35 years old');
  await editing.getByText('Preview of the public card').click();
  await expect(editing.getByRole('listitem').getByRole('region')).toHaveCount(2);
  await expectNoViolations(page);
});

test('the reports have no violations, with the weeks as a table', THOROUGH, async ({ page, request }) => {
  await send(request, 'offers', quoteOf(visitor()));
  await openDashboard(page);
  await openTab(page, 'Reports');
  await expect(page.getByRole('img', { name: /^Quote requests: / })).toBeVisible();
  for (const table of await page.getByText('View as table').all()) await table.click();
  await expect(page.getByRole('checkbox', { name: /every Monday/ })).toBeVisible();
  await expectNoViolations(page);
});

test('the activity has no violations, with its filters and without an entry', THOROUGH, async ({ page }) => {
  await openDashboard(page);
  await openTab(page, 'Activity');
  await expect(page.getByRole('listitem').filter({ hasText: 'signed in' }).first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expectNoViolations(page);
});

test('the account has no violations, with its fields wrong and its passwords shown', THOROUGH, async ({ page }) => {
  await openDashboard(page);
  await openTab(page, 'Account');
  await expect(page.getByText(/^You are signed in as/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active sessions' })).toBeVisible();
  await expectNoViolations(page);
  const form = page.getByRole('form', { name: 'Change Password' });
  await form.getByLabel('New password').fill('short');
  await form.getByLabel('Show passwords').check();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Current password is required.')).toBeVisible();
  await expectNoViolations(page);
});

test(
  'the people have no violations: a wrong invitation, its link, a changed account and the question before it is removed',
  THOROUGH,
  async ({ page }) => {
    const name = uniqueName('Rosa');
    await openDashboard(page);
    await openTab(page, 'People');
    const form = await addForm(page, 'Invite a person');
    await form.getByRole('button', { name: 'Invite' }).click();
    await expect(form.getByText('Choose at least one role.')).toBeVisible();
    await expectNoViolations(page);
    await form.getByLabel('Email').fill(`${name.replace(' ', '-')}@eclar.example`);
    await form.getByLabel('Name').fill(name);
    await form.getByRole('checkbox', { name: 'HR' }).check();
    await form.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByLabel('Password link')).toBeFocused();
    await expectNoViolations(page);
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('form', { name: `Edit ${name}` })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Remove permanently' }).click();
    await expect(row).toHaveCount(0);
  },
);

test(
  'the page of a forgotten password has no violations: asked, and with a link that has ended',
  THOROUGH,
  async ({ page, allow }) => {
    allow(`400 POST /api/${ACCOUNT_ENDPOINTS.passwordLink}/check`);
    await visit(page, PATHS.adminPassword);
    await page.getByLabel('Email').fill('nobody@eclar.example');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(/^Email is not set up on this site/)).toBeVisible();
    await expectNoViolations(page);
    await visit(page, `${PATHS.adminPassword}#token=${'x'.repeat(43)}`);
    await expect(page.getByRole('alert')).toHaveText('This link has expired or has already been used.');
    await expectNoViolations(page);
  },
);

test(
  'the inbox has no violations: a list, spam, an empty list and a failed one',
  THOROUGH,
  async ({ page, request, allow }) => {
    const [one, other] = [visitor(), visitor()];
    await send(request, 'inquiries', inquiryOf(one));
    await send(request, 'inquiries', { ...inquiryOf(other), [HONEYPOT_FIELD]: 'x' });
    for (const [query, text] of [
      ['', one.name],
      ['&spam=true', other.name],
      ['&search=nobody+at+all', 'No results. Try a different search or clear the filters.'],
    ]) {
      await openInbox(page, query);
      await expect(page.getByText(text)).toBeVisible();
      await expectNoViolations(page);
    }
    allow(`/api/${ENDPOINTS.submissions}`);
    await page.route(`**/api/${ENDPOINTS.submissions}?*`, (route) => route.abort());
    await (await filterField(page, 'Search')).fill('fails');
    await expect(page.getByText(MESSAGES.networkFailed)).toBeVisible();
    await expectNoViolations(page);
  },
);

test('a submission has no violations: read, noted, among the spam, its dialog and a missing one', async ({
  page,
  request,
  allow,
}) => {
  const [one, other] = [visitor(), visitor()];
  await send(request, 'offers', quoteOf(one));
  await send(request, 'inquiries', { ...inquiryOf(other), [HONEYPOT_FIELD]: 'x' });
  await openInbox(page, `&spam=true&search=${encodeURIComponent(other.name)}`);
  await page.getByRole('link', { name: other.name }).click();
  await expect(page.getByText('Suspected spam:')).toBeVisible();
  await expectNoViolations(page);
  await openSubmission(page, one.name);
  await page.getByLabel('Private note').fill('Typed');
  await expectNoViolations(page);
  await page.getByText('Details', { exact: true }).click();
  await page.getByRole('button', { name: 'Export or erase all data for this address' }).click();
  await page.getByLabel('Enter the address to confirm').press('Enter');
  await expect(page.getByText('Enter the address exactly as shown above.')).toBeVisible();
  await expectNoViolations(page);
  allow(`400 GET /api/${ENDPOINTS.submissions}`);
  await openInbox(page, '&id=nobody');
  await expect(page.getByText('This submission no longer exists.')).toBeVisible();
  await expectNoViolations(page);
});

test('a reply has no violations: wrong, written, answered, and its templates', THOROUGH, async ({ page, request }) => {
  const one = visitor();
  await send(request, 'inquiries', inquiryOf(one));
  await openSubmission(page, one.name);
  const form = page.getByRole('form', { name: 'Reply' });
  await form.getByRole('button', { name: 'Queue reply' }).click();
  await expect(form.getByText('Message is required.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'We need some details' }).click();
  await form.getByRole('button', { name: 'Queue reply' }).click();
  const replies = page.getByRole('list', { name: 'Replies' });
  await replies.getByText('Re: ').click();
  await expect(replies.getByText(`Dear ${one.name}`)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Edit templates' }).click();
  await page.getByRole('button', { name: 'Add template' }).click();
  await page.getByText('Placeholders').click();
  await expectNoViolations(page);
});

test(
  'meetings have no violations: the agenda, its calendar, and an answer that is wrong',
  THOROUGH,
  async ({ page, request }) => {
    const one = visitor();
    await send(request, 'offers', quoteOf(one));
    await openInbox(page, '&view=meetings');
    await expect(page.getByRole('link', { name: one.name })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Add to my calendar' }).click();
    await page.getByRole('button', { name: /^Create / }).click();
    await expect(page.getByLabel('Secret address')).toBeFocused();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: one.name }).click();
    await page.getByRole('button', { name: 'Propose another time' }).click();
    await page.getByLabel('Date and time (Philippine time)').fill('');
    await page.getByRole('button', { name: 'Queue proposal' }).click();
    await expect(page.getByText('Choose a date and a time.')).toBeVisible();
    await expectNoViolations(page);
  },
);

test(
  'applications have no violations: as a board, one with its stage, several answered and two compared',
  { tag: [THOROUGH.tag, WIDE.tag] },
  async ({ page, request }) => {
    const position = uniqueName('Welder');
    for (const who of [visitor(), visitor()]) await apply(request, { ...who, position });
    const query = `&view=applications&position=${encodeURIComponent(position)}`;
    await openInbox(page, `${query}&as=board`);
    const moves = page.getByLabel(/^Stage of /);
    await expect(moves).toHaveCount(2);
    await moves.first().selectOption('Interview');
    await expect(page.getByRole('region', { name: 'Interview 1' })).toBeVisible();
    await expectNoViolations(page);
    await openInbox(page, query);
    const boxes = page.getByRole('checkbox', { name: /^Select / });
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.click();
    await page.getByRole('button', { name: 'Reply' }).click();
    await page.getByLabel('Message').fill('Dear {name}, thank you.');
    await expect(page.getByText(/^As .* gets it$/)).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByLabel('More actions for the selection').click();
    await page.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Compare applications' })).toBeFocused();
    await expectNoViolations(page);
  },
);
