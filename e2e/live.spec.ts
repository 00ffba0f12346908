import type { SubmissionDetail } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { adminToken } from './admin.ts';
import { expect, test, THOROUGH } from './fixtures.ts';
import { inquiryOf, linkOf, openInbox, openSubmission, rowOf, send, visitor } from './inbox.ts';

test('what arrives stands in the list by itself, and in the title', async ({ page, request }) => {
  const { name, email } = visitor();
  await openInbox(page, `&search=${encodeURIComponent(name)}`);
  await expect(page.getByText('No results. Try a different search or clear the filters.')).toBeVisible();
  await send(request, 'inquiries', inquiryOf({ name, email }));
  await expect(linkOf(rowOf(page, name))).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);
});

test('what another admin does shows in the open submission', THOROUGH, async ({ page, request }) => {
  const { name, email } = visitor();
  await send(request, 'inquiries', inquiryOf({ name, email }));
  await openSubmission(page, name);
  const marks = page.getByRole('article').getByRole('status').first();
  await expect(marks).toContainText('Read');
  const id = new URL(page.url()).searchParams.get('id');
  const headers = { authorization: `Bearer ${await adminToken(request)}` };
  const change: Partial<SubmissionDetail> = { state: 'handled' };
  await request.patch(`/api/${ENDPOINTS.submissions}/${id}`, { headers, data: change });
  await expect(marks).toContainText('Done');
});

test('after a lost network the list says so, and catches up', THOROUGH, async ({ page, request, context, allow }) => {
  const { name, email } = visitor();
  await openInbox(page, `&search=${encodeURIComponent(name)}`);
  await expect(page.getByText('No results. Try a different search or clear the filters.')).toBeVisible();
  allow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await expect(page.getByText(/^No connection since/)).toBeAttached();
  await send(request, 'inquiries', inquiryOf({ name, email }));
  await context.setOffline(false);
  await expect(linkOf(rowOf(page, name))).toBeVisible();
  await expect(page.getByText(/^No connection since/)).toHaveCount(0);
});
