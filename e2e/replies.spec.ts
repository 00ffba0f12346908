import { expect, test, THOROUGH } from './fixtures.ts';
import { inquiryOf, linkOf, openInbox, openSubmission, rowOf, send, visitor } from './inbox.ts';

const TEMPLATE = 'The price is on its way';

test('a lead is answered in three presses, and its text comes back by Undo', async ({ page, request }) => {
  const { name, email } = visitor();
  const { reference } = await send(request, 'inquiries', inquiryOf({ name, email }));
  await openInbox(page, `&search=${encodeURIComponent(name)}`);
  await linkOf(rowOf(page, name)).click();
  await page.getByRole('button', { name: TEMPLATE }).click();
  await page.getByRole('button', { name: 'Queue reply' }).click();
  const replies = page.getByRole('list', { name: 'Replies' });
  await expect(replies.getByRole('listitem')).toHaveCount(1);
  await expect(replies).toContainText(reference);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(replies).toHaveCount(0);
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(new RegExp(`^Dear ${name},\\n\\nThank you for your inquiry about Vibro`));
  await expect(message).toBeFocused();
});

test('Ctrl+Z in a reply takes back more than a letter', async ({ page, request }) => {
  const { name, email } = visitor();
  await send(request, 'inquiries', inquiryOf({ name, email }));
  await openSubmission(page, name);
  const message = page.getByLabel('Message');
  await message.focus();
  await page.keyboard.type('Good morning. We deliver on Tuesday.');
  await expect(message).toHaveValue(/Tuesday\.$/);
  for (let steps = 0; steps < 8; steps++) await page.keyboard.press('Control+z');
  await expect(message).not.toHaveValue(/deliver/);
  for (let steps = 0; steps < 8; steps++) await page.keyboard.press('Control+Shift+z');
  await expect(message).toHaveValue(/Tuesday\.$/);
});

test('a lead is answered and handled by the keyboard alone', THOROUGH, async ({ page, request }) => {
  const { name, email } = visitor();
  await send(request, 'inquiries', inquiryOf({ name, email }));
  await openSubmission(page, name);
  await page.getByRole('link', { name: email }).press('Enter');
  await page.keyboard.type('Good morning.');
  await page.getByRole('button', { name: 'Queue & done → next' }).press('Enter');
  await expect(rowOf(page, name)).toContainText('Done');
  await openInbox(page, `&search=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toBeVisible();
});

test('a template of the owner is made, used and deleted', THOROUGH, async ({ page, request }) => {
  const { name, email } = visitor();
  await send(request, 'inquiries', inquiryOf({ name, email }));
  await openSubmission(page, name);
  await page.getByRole('button', { name: 'Edit templates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Templates for service inquiries' });
  await dialog.getByRole('button', { name: 'Add template' }).click();
  await dialog.getByLabel('Name of the template').fill(`For ${name}`);
  await dialog.getByLabel('Subject').fill('About {service}');
  await dialog.getByLabel('Message').fill('Dear {name}, thank you.');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByRole('heading', { name: `For ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `For ${name}` }).click();
  await expect(page.getByLabel('Message')).toHaveValue(`Dear ${name}, thank you.`);
  await expect(page.getByLabel('Subject')).toHaveValue('About Vibro');
  await page.getByRole('button', { name: 'Edit templates' }).click();
  await dialog.getByRole('button', { name: `Delete For ${name}` }).click();
  await expect(dialog.getByText(`“For ${name}” deleted.`)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: `For ${name}` })).toHaveCount(0);
});

test('a reply is written on a phone without scrolling sideways', THOROUGH, async ({ page, request }) => {
  const { name, email } = visitor();
  await send(request, 'inquiries', inquiryOf({ name, email }));
  await page.setViewportSize({ width: 320, height: 640 });
  await openSubmission(page, name);
  await page.getByRole('link', { name: email }).click();
  const message = page.getByLabel('Message');
  await expect(message).toBeInViewport();
  await message.fill('x'.repeat(300));
  const sideways = () =>
    page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
  expect(await sideways()).toBe(false);
  await page.getByRole('button', { name: 'Edit templates' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await sideways()).toBe(false);
});
