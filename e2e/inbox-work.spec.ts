import type { SubmissionDetail } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { adminToken } from './admin.ts';
import { expect, test, THOROUGH } from './fixtures.ts';
import {
  backToList,
  inquiryOf,
  linkOf,
  markDone,
  openInbox,
  openSubmission,
  pressCommand,
  rowOf,
  saveBy,
  send,
  visitor,
} from './inbox.ts';

test('a submission is marked and noted, and stays so', THOROUGH, async ({ page, request }) => {
  const { name, email } = visitor();
  await send(request, 'inquiries', inquiryOf({ name, email }));
  await openSubmission(page, name);
  const marks = page.getByRole('article').getByRole('status').first();
  await expect(marks).toContainText('Read');
  await markDone(page);
  await expect(marks).toContainText('Done');
  await page.getByLabel('Private note').fill('Called & quoted.\n<b>Friday</b>');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Private note')).toHaveValue('Called & quoted.\n<b>Friday</b>');
  await expect(marks).toContainText('Done');
  await page.getByLabel('More actions').click();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(marks).toContainText('New');
  await backToList(page);
  await expect(page.getByRole('tab', { name: /^Inbox \(\d+\)/ })).toBeVisible();
  await expect(rowOf(page, name)).toContainText('New');
});

test('a submission is deleted at once, and brought back by Undo', THOROUGH, async ({ page, request, allow }) => {
  const { name, email } = visitor();
  await send(request, 'inquiries', inquiryOf({ name, email }));
  await openSubmission(page, name);
  const address = page.url();
  await pressCommand(page, 'Delete');
  await expect(page.getByText('No results. Try a different search or clear the filters.')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus(); // a focused notice stays open
  await undo.click();
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeFocused();

  await pressCommand(page, 'Delete');
  await expect(page.getByText('No results. Try a different search or clear the filters.')).toBeVisible();
  allow(`404 GET /api/${ENDPOINTS.submissions}/`);
  await page.goto(address);
  await expect(page.getByText('This submission no longer exists.')).toBeVisible();
});

test('the list that the filter leaves is exported', THOROUGH, async ({ page, request }) => {
  const { name, email } = visitor();
  const { reference } = await send(request, 'inquiries', inquiryOf({ name, email }));
  const other = await send(request, 'inquiries', inquiryOf(visitor()));
  await openInbox(page, `&search=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByLabel('List options').click();
  const { name: fileName, content } = await saveBy(page, 'Export CSV');
  expect(fileName).toMatch(/\.csv$/);
  expect(content.toString()).toContain(reference);
  expect(content.toString()).toContain('Twelve cubic meters,\non Friday.');
  expect(content.toString()).not.toContain(other.reference);
});

test('all data of an address is exported, then erased for good', async ({ page, request, allow }) => {
  allow('404 GET /api/admin/submissions/'); // the erased submission, which a phone shows alone
  const { name, email } = visitor();
  const sent = [inquiryOf({ name, email }), inquiryOf({ name, email: email.toUpperCase() })];
  for (const inquiry of sent) await send(request, 'inquiries', inquiry);
  await openInbox(page, `&search=${encodeURIComponent(name)}`);
  await linkOf(rowOf(page, name).first()).click();
  await page.getByText('Details', { exact: true }).click();
  await page.getByRole('button', { name: 'Export or erase all data for this address' }).click();
  const dialog = page.getByRole('dialog', { name: 'All data for this address' });
  const { name: fileName, content } = await saveBy(page, 'Export as JSON');
  expect(fileName).toMatch(/\.json$/);
  const text = content.toString();
  expect([JSON.parse(text), text.split('Twelve cubic meters').length - 1]).toEqual([expect.anything(), 2]);

  const confirmation = dialog.getByLabel('Enter the address to confirm');
  await confirmation.fill('somebody@else.example');
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(dialog.getByText('Enter the address exactly as shown above.')).toBeVisible();
  await expect(confirmation).toBeFocused();
  await confirmation.fill(email);
  await confirmation.press('Enter');
  await expect(page.getByText(/^2 submissions from .* erased\.$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No results. Try a different search or clear the filters.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No results. Try a different search or clear the filters.')).toBeVisible();
});

test(
  'two tabs of a browser that change a submission leave each other’s changes alone',
  THOROUGH,
  async ({ page, context, request }) => {
    const { name, email } = visitor();
    await send(request, 'inquiries', inquiryOf({ name, email }));
    await openSubmission(page, name);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel('Private note').fill('Written in the other tab');
    await other.getByRole('button', { name: 'Save note' }).click();
    await expect(other.getByText(/^Saved at/)).toBeVisible();
    await markDone(page);
    await expect(page.getByRole('article').getByRole('status').first()).toContainText('Done');
    await expect(page.getByLabel('Private note')).toHaveValue('Written in the other tab');

    const id = new URL(page.url()).searchParams.get('id');
    const headers = { Authorization: `Bearer ${await adminToken(request)}` };
    const stored = await request.get(`/api/${ENDPOINTS.submissions}/${id}`, { headers });
    const { state, note } = (await stored.json()) as SubmissionDetail;
    expect({ state, note }).toEqual({ state: 'handled', note: 'Written in the other tab' });
  },
);
