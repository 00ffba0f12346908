import { PATHS } from '#shared/catalogue';
import { HONEYPOT_FIELD } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { pdfFile } from './files.ts';
import { CHROMIUM, expect, test, THOROUGH, visit } from './fixtures.ts';
import { field } from './forms.ts';
import {
  backToList,
  factOf,
  filterField,
  inquiryOf,
  linkOf,
  openInbox,
  openSubmission,
  pressCommand,
  quoteOf,
  rowOf,
  saveBy,
  send,
  visitor,
} from './inbox.ts';

test('an application arrives whole: its fields, and its resume byte for byte', CHROMIUM, async ({ page }) => {
  const { name, email } = visitor();
  const file = pdfFile(`${name} – résumé (2).pdf`);
  await visit(page, PATHS.apply);
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Position').fill('Welder');
  await field(page, 'Contact number').fill('09171234567');
  await field(page, 'Resume').setInputFiles(file);
  await page.getByRole('button', { name: MESSAGES.apply.submit }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();

  await openSubmission(page, name);
  await expect(factOf(page, 'Email')).toHaveText(email);
  await expect(factOf(page, 'Position')).toHaveText('Welder');
  await expect(page.getByRole('article').getByRole('link', { name: '0917 123 4567' })).toHaveAttribute(
    'href',
    'tel:09171234567',
  );
  await expect(page.getByText('Not opened yet.')).toBeVisible();
  const saved = await saveBy(page, 'Download resume');
  expect(saved.name).toBe(file.name);
  expect(saved.content.equals(file.buffer)).toBe(true);
  await expect(page.getByText('Last opened')).toBeVisible();
});

test('a quote request arrives, with its meeting for a calendar', CHROMIUM, async ({ page }) => {
  const { name, email } = visitor();
  await visit(page, '/design');
  await field(page, 'Name').fill(name);
  await field(page, 'Phone').fill('+63 917 123 4567');
  await field(page, 'Email').fill(email);
  await field(page, 'Date and time').fill('2031-03-03T14:30');
  await page.getByRole('button', { name: MESSAGES.quote.submit }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();

  await openSubmission(page, name);
  await expect(factOf(page, 'Service')).toHaveText('Design');
  await expect(page.getByRole('region', { name: 'Meeting', exact: true })).toContainText(
    'Monday, March 3, 2031 at 2:30 PM',
  );
  const own = page.getByRole('link', { name: 'Open in email app' });
  expect(await own.getAttribute('href')).toMatch(new RegExp(`^mailto:${email}\\?subject=.*Q-[0-9A-Z]{6}`));
  const { name: fileName, content } = await saveBy(page, 'Add to calendar (.ics)');
  expect(fileName).toMatch(/\.ics$/);
  expect(content.toString()).toMatch(/^BEGIN:VCALENDAR[\s\S]*DTSTART[^\r\n]*20310303T/);
});

test('an inquiry arrives as it was typed, and nothing of it runs', async ({ page }) => {
  const { name, email } = visitor();
  const text = 'Twelve <b>cubic</b> meters & more\n<img src=x onerror="alert(1)">';
  await visit(page, '/vibro');
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Contact').fill('0917 123 4567');
  await field(page, 'Description').fill(text);
  await page.getByLabel('Deliver', { exact: true }).check();
  await field(page, 'Delivery location').fill('Purok 4, Gerona');
  await page.getByRole('button', { name: MESSAGES.inquiry.submit }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();

  await openSubmission(page, name);
  expect(await factOf(page, 'Description').textContent()).toBe(text);
  await expect(factOf(page, 'Delivery option')).toHaveText('Deliver');
  await expect(factOf(page, 'Delivery location')).toHaveText('Purok 4, Gerona');
});

test(
  'the list is searched and filtered, and its address finds it again',
  { tag: [CHROMIUM.tag, THOROUGH.tag] },
  async ({ page, context, request }) => {
    const { name, email } = visitor();
    const { reference } = await send(request, 'offers', quoteOf({ name, email }));
    await send(request, 'inquiries', inquiryOf({ name, email }));
    await openInbox(page);
    await (await filterField(page, 'Search')).fill(email.toUpperCase());
    await expect(rowOf(page, name)).toHaveCount(2);
    await expect(page.getByText('2 submissions.')).toBeVisible();
    await expect(rowOf(page, name).filter({ hasText: 'Quote' })).toHaveCount(1);
    await (await filterField(page, 'Kind')).selectOption('Quote request');
    await expect(rowOf(page, name)).toHaveCount(1);
    const row = rowOf(page, name);
    for (const text of ['To confirm: Mar 3, 2031, 2:30 PM · Design', '0917 123 4567', 'New'])
      await expect(row).toContainText(text);
    await linkOf(row).click();
    await expect(factOf(page, 'Reference')).toHaveText(reference);

    await page.reload();
    await expect(factOf(page, 'Reference')).toHaveText(reference);
    const bookmark = await context.newPage();
    await bookmark.goto(page.url());
    await expect(factOf(bookmark, 'Reference')).toHaveText(reference);
    await page.goBack();
    await expect(linkOf(row)).toBeVisible();
    await expect(row).toContainText('Read');
    await page.goBack();
    await expect(rowOf(page, name)).toHaveCount(2);
    await (await filterField(page, 'Search')).fill(`${name} and nobody else`);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(await filterField(page, 'Search')).toHaveValue('');
    await expect(page).toHaveURL(/tab=inbox$/);
  },
);

test('a search for a telephone number finds it, and not the next one', CHROMIUM, async ({ page, request }) => {
  const [wanted, other] = [visitor(), visitor()];
  const number = `0917${String(Date.now()).slice(-6)}`;
  await send(request, 'inquiries', { ...inquiryOf(wanted), contact: `${number}2` });
  await send(request, 'inquiries', { ...inquiryOf(other), contact: `${number}3` });
  await openInbox(page, `&search=${number}2`);
  await expect(rowOf(page, wanted.name)).toBeVisible();
  await expect(rowOf(page, other.name)).toHaveCount(0);
});

test('a long list is read page by page, and a submission leads to the next', THOROUGH, async ({ page, request }) => {
  const { name, email } = visitor();
  for (let count = 0; count < 5; count += 1) await send(request, 'inquiries', inquiryOf({ name, email }));
  // two per page, so that five need several pages
  await page.route(/admin\/submissions\?/, (route) => route.continue({ url: `${route.request().url()}&limit=2` }));
  await openInbox(page, `&search=${encodeURIComponent(name)}`);
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(rowOf(page, name)).toHaveCount(2);
  await more.click();
  await expect(rowOf(page, name)).toHaveCount(4);
  await expect(linkOf(rowOf(page, name).nth(2))).toBeFocused();
  await linkOf(rowOf(page, name).nth(3)).click();
  await page.getByRole('link', { name: 'Next submission' }).click();
  await expect(page.getByRole('button', { name: 'Next submission' })).toBeDisabled();
  await backToList(page);
  await expect(rowOf(page, name)).toHaveCount(5);
  await expect(more).toHaveCount(0);
  await expect(linkOf(rowOf(page, name).nth(4))).toBeFocused();
});

test('suspected spam is listed by itself, until it is said to be none', async ({ page, request }) => {
  const { name, email } = visitor();
  await send(request, 'inquiries', { ...inquiryOf({ name, email }), [HONEYPOT_FIELD]: 'x' });
  await openInbox(page, `&search=${encodeURIComponent(name)}`);
  await expect(page.getByText('No results. Try a different search or clear the filters.')).toBeVisible();
  await page.getByRole('link', { name: /^Spam/ }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('A hidden field was filled in.')).toBeVisible();
  await pressCommand(page, 'Not spam');
  await expect(page.getByText(/marked as not spam/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'All' }).click();
  await expect(rowOf(page, name)).toBeVisible();
});
