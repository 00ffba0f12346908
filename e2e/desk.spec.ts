import type { APIRequestContext, Page } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe.ts';
import { CHROMIUM, expect, test, THOROUGH, WIDE } from './fixtures.ts';
import { inquiryOf, linkOf, openInbox, rowOf, send, visitor } from './inbox.ts';

/** Sends `count` inquiries and opens the inbox with these alone. The last name is the newest. */
async function openWith(page: Page, request: APIRequestContext, count: number) {
  const word = `Batch${crypto.randomUUID().slice(0, 8)}`;
  const sent = Array.from({ length: count }, () => visitor());
  for (const who of sent) await send(request, 'inquiries', { ...inquiryOf(who), description: word });
  await openInbox(page, `&search=${word}`);
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(count);
  return { word, names: sent.map(({ name }) => name) };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selected submissions' });
const openMenu = (page: Page) => bar(page).getByLabel('More actions for the selection').click();

test('several are marked as done at once, and given back by one Undo', THOROUGH, async ({ page, request }) => {
  const { names } = await openWith(page, request, 3);
  await page.getByRole('checkbox', { name: `Select ${names[0]}` }).click();
  await openMenu(page);
  await bar(page).getByRole('button', { name: 'Select all 3 shown' }).click();
  await bar(page).getByRole('button', { name: 'Done', exact: true }).click();
  for (const name of names) await expect(rowOf(page, name)).toContainText('Done');
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const name of names) await expect(rowOf(page, name)).toContainText('New');
});

test('a row is found, opened and handled by single keys, which can be turned off', async ({ page, request }) => {
  const { names } = await openWith(page, request, 2);
  await page.keyboard.press('j');
  await expect(linkOf(rowOf(page, names[1]))).toBeFocused();
  await page.keyboard.press('j');
  await expect(linkOf(rowOf(page, names[0]))).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: names[1] })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 2, name: names[0] })).toBeVisible();
  await expect(page.getByLabel('Message')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByLabel('Message').blur();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { level: 2, name: names[0] })).toBeVisible();
});

/** Runs in the page: presses `e` as soon as a submission is in the document, sooner than a test could. */
const PRESS_AT_ONCE = `new MutationObserver((_, opens) => {
  if (!document.querySelector('article h2')) return;
  opens.disconnect();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true, cancelable: true }));
}).observe(document.body, { childList: true, subtree: true })`;

test('a key pressed at once when a submission opens applies to it', THOROUGH, async ({ page, request }) => {
  const { names } = await openWith(page, request, 2);
  await page.keyboard.press('j');
  await expect(linkOf(rowOf(page, names[1]))).toBeFocused();
  await page.evaluate(PRESS_AT_ONCE);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: names[0] })).toBeVisible();
});

test(
  'a search can be typed on when it closes the open submission',
  { tag: [THOROUGH.tag, WIDE.tag] },
  async ({ page, request }) => {
    const { names } = await openWith(page, request, 2);
    await linkOf(rowOf(page, names[0])).click();
    await expect(page.getByRole('heading', { level: 2, name: names[0] })).toBeFocused();
    const search = page.getByRole('tabpanel', { name: 'Inbox' }).getByRole('searchbox');
    await search.fill(names[1]);
    await expect(page.getByRole('heading', { level: 2, name: names[0] })).toHaveCount(0);
    await expect(search).toBeFocused();
  },
);

test(
  'a submission is given to somebody, and found by the name',
  { tag: [CHROMIUM.tag, THOROUGH.tag] },
  async ({ page, request }) => {
    const { names } = await openWith(page, request, 1);
    const somebody = `Rosa ${crypto.randomUUID().slice(0, 8)}`;
    await page.getByRole('checkbox', { name: `Select ${names[0]}` }).click();
    await openMenu(page);
    await bar(page).getByRole('button', { name: 'Assign' }).click();
    await page.getByRole('combobox', { name: 'Name' }).fill(somebody);
    await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(rowOf(page, names[0])).toContainText(`Assigned to ${somebody}`);
    await openInbox(page, `&assignee=${encodeURIComponent(somebody)}`);
    await expect(linkOf(rowOf(page, names[0]))).toBeVisible();
  },
);

test('a filter is kept under a name, and removed with Undo', THOROUGH, async ({ page, request }) => {
  const { word, names } = await openWith(page, request, 1);
  await page.getByRole('button', { name: 'Save this filter' }).click();
  await page.getByLabel('Filter name').fill(word);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: word })).toBeVisible(); // saved before the page is left
  await openInbox(page);
  await page.getByRole('link', { name: word }).click();
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(1);
  await expect(linkOf(rowOf(page, names[0]))).toBeVisible();
  await page.getByRole('button', { name: `Remove filter ${word}` }).click();
  await expect(page.getByRole('link', { name: word })).toHaveCount(0);
});

test('what is done by hand has no violations', THOROUGH, async ({ page, request }) => {
  await bringAxe(page);
  const { names } = await openWith(page, request, 2);
  await page.getByRole('checkbox', { name: `Select ${names[0]}` }).click();
  await expectNoViolations(page);
  await openMenu(page);
  await bar(page).getByRole('button', { name: 'Assign' }).click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save this filter' }).click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoViolations(page);
});
