import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { APPLICATION_FORM } from '#shared/forms/application';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { QUOTE_FORM } from '#shared/forms/quote';
import { sampleOf } from '#shared/forms/sample';
import { storedBy, uniqueName, useAdmin } from './admin.ts';
import { pdfFile, type TestFile } from './files.ts';
import { expect } from './fixtures.ts';

/** A visitor unique to one test. */
export function visitor() {
  const name = uniqueName('Visitor');
  return { name, email: `${name.replace(' ', '.').toLowerCase()}@mail.example` };
}

export const inquiryOf = (who: { name: string; email: string }) => ({
  ...sampleOf(INQUIRY_FORM),
  ...who,
  contact: '0917 123 4567',
  service: 'Vibro',
  description: 'Twelve cubic meters,\non Friday.',
  deliveryOption: 'Pick Up',
});

export const quoteOf = (who: { name: string; email: string }) => ({
  ...sampleOf(QUOTE_FORM),
  ...who,
  phone: '0917 123 4567',
  service: 'Design',
  meetingDateTime: 'Monday, March 3, 2031 at 2:30 PM',
});

/** Posts a form. */
export async function send(
  request: APIRequestContext,
  form: 'offers' | 'inquiries',
  data: object,
): Promise<SubmissionReceipt> {
  const response = await request.post(`/api/${ENDPOINTS[form]}`, { data });
  expect(response.status()).toBe(201);
  return (await response.json()) as SubmissionReceipt;
}

/** Sends an application as its page would. */
export async function apply(
  request: APIRequestContext,
  application: { name: string; email: string; position?: string; resume?: TestFile },
) {
  const multipart = { ...sampleOf(APPLICATION_FORM), contact: '09171234567', resume: pdfFile(), ...application };
  expect((await request.post(`/api/${ENDPOINTS.applications}`, { multipart })).status()).toBe(201);
}

/** Opens the inbox with a query such as `&search=…`. */
export async function openInbox(page: Page, query = '') {
  if (!(await storedBy(page)).adminToken) await useAdmin(page);
  await page.goto(`/admin-dashboard?tab=inbox${query}`);
  const tab = page.getByRole('tab', { selected: true });
  await expect(tab).toHaveAccessibleName(/^(Inbox|Meetings|Applicants)/);
}

/** A filter field, after opening the filters: phones fold all of them, wide windows the selects only. */
export async function filterField(page: Page, label: 'Search' | 'Kind') {
  const field = page.getByLabel(label, { exact: true });
  if (!(await field.isVisible())) await page.locator('summary', { hasText: 'Filters' }).click();
  return field;
}

export const rowOf = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name: 'Inbox' }).getByRole('listitem').filter({ hasText: name });

/** The link to the submission, not the one to its telephone number. */
export const linkOf = (row: Locator) => row.getByRole('link').first();

/** Opens the only submission of a visitor. */
export async function openSubmission(page: Page, name: string) {
  await openInbox(page, `&search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
}

/** By its link, or by the key where the list stands beside the submission. */
export async function backToList(page: Page) {
  const link = page.getByRole('link', { name: 'Back to the list' });
  await ((await link.isVisible()) ? link.click() : page.keyboard.press('u'));
}

/** Presses a command of the open submission, which phones keep in its menu. */
export async function pressCommand(page: Page, name: string) {
  const record = page.getByRole('article');
  const menu = record.getByLabel('More actions');
  await menu.waitFor();
  const command = record.getByRole('button', { name });
  if (!(await command.isVisible())) await menu.click();
  await command.click();
}

/** Marks the open submission as done. Phones only have the button that leaves it, so it is opened again. */
export async function markDone(page: Page) {
  const leaving = page.getByRole('group', { name: 'Answer' }).getByRole('button', { name: 'Done → next' });
  await page.getByRole('article').getByLabel('More actions').waitFor();
  if (!(await leaving.isVisible())) return pressCommand(page, 'Mark as done');
  const address = page.url();
  await leaving.click();
  await expect(page).not.toHaveURL(address);
  await page.goto(address);
}

/** The value beside a label of the open submission. */
export const factOf = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

/** Presses a button and returns the name and the bytes of the file it saves. */
export async function saveBy(page: Page, button: string) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
