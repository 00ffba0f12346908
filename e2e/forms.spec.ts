import { PATHS } from '../shared/catalogue.ts';
import { COMPANY } from '../shared/company.ts';
import { MEETING_ELSEWHERE } from '../shared/contract.ts';
import { ENDPOINTS } from '../shared/endpoints.ts';
import { MESSAGES } from '../shared/messages.ts';
import { ALIVE, expect, test } from './fixtures.ts';
import { expectSuccess, field, submit } from './forms.ts';

// A visitor far from the office: what was picked is Philippine time all the same.
test.use({ timezoneId: 'America/New_York' });

for (const [path, preset] of [
  [PATHS.offers, undefined],
  ['/civil-works', 'Civil Works'],
] as const) {
  test(`a quote is requested on ${path}`, async ({ page }) => {
    await page.goto(path, ALIVE);
    await expect(field(page, 'Service')).toHaveValue(preset ?? '');
    if (!preset) await field(page, 'Service').selectOption('Estimate');
    await field(page, 'Name').fill('Ana Reyes');
    await field(page, 'Phone').fill('+63 917 123 4567');
    await field(page, 'Email').fill('ana.reyes@mail.example');
    await field(page, 'Date and time').fill('2031-03-03T14:30');
    const service = preset ?? 'Estimate';
    const { sent, receipt } = await submit(page, MESSAGES.quote.submit, ENDPOINTS.offers);
    expect(sent).toEqual({
      name: 'Ana Reyes',
      phone: '+63 917 123 4567',
      email: 'ana.reyes@mail.example',
      service,
      meetingLocation: COMPANY.officeLabel,
      customLocation: '',
      meetingDateTime: 'Monday, March 3, 2031 at 2:30 PM',
    });
    expect(receipt.reference).toMatch(/^Q-[0-9A-Z]{6}$/);
    await expectSuccess(page, MESSAGES.quote.sent, receipt);
    await expect(field(page, 'Service')).toHaveValue(service);
  });
}

test('a quote for a meeting elsewhere says where', async ({ page }) => {
  await page.goto(PATHS.offers, ALIVE);
  await field(page, 'Meeting location').selectOption(MEETING_ELSEWHERE);
  await page.getByRole('button', { name: MESSAGES.quote.submit }).click();
  const { name, phone, email, service, customLocation, meetingDateTime } = MESSAGES.fields;
  for (const sentence of [name, phone, email, service, customLocation, meetingDateTime]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Ana Reyes');
  await field(page, 'Phone').fill('09171234567');
  await field(page, 'Email').fill('ana.reyes@mail.example');
  await field(page, 'Service').selectOption('Built');
  await field(page, 'Custom location').fill('Municipal Hall, Paniqui');
  await field(page, 'Date and time').fill('2031-03-03T00:05');
  const { sent } = await submit(page, MESSAGES.quote.submit, ENDPOINTS.offers);
  expect(sent).toMatchObject({
    meetingLocation: MEETING_ELSEWHERE,
    customLocation: 'Municipal Hall, Paniqui',
    meetingDateTime: 'Monday, March 3, 2031 at 12:05 AM',
  });
});

test('a choice made before the page is alive is not lost', async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/design', { waitUntil: 'commit' });
  await field(page, 'Name').fill('Ana Reyes');
  await field(page, 'Service').selectOption('Vibro');
  await field(page, 'Meeting location').selectOption(MEETING_ELSEWHERE);
  release();
  await expect(field(page, 'Custom location')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Ana Reyes');
  await expect(field(page, 'Service')).toHaveValue('Vibro');
});

test('a failed quote says so with a cross, and keeps what was typed', async ({ page, allow }) => {
  allow('500 POST /api/offers');
  await page.route('**/api/offers', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await page.goto('/estimate', ALIVE);
  await field(page, 'Name').fill('Ana Reyes');
  await field(page, 'Phone').fill('09171234567');
  await field(page, 'Email').fill('ana.reyes@mail.example');
  await field(page, 'Date and time').fill('2031-03-03T14:30');
  await page.getByRole('button', { name: MESSAGES.quote.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(`❌ ${MESSAGES.quote.failed}`);
  await expect(field(page, 'Name')).toHaveValue('Ana Reyes');
});

for (const [path, preset] of [
  [PATHS.services, undefined],
  ['/gravel-3/4crushed', 'Gravel 3/4 Crushed'],
] as const) {
  test(`an inquiry is sent on ${path}`, async ({ page }) => {
    await page.goto(path, ALIVE);
    await expect(field(page, 'Service')).toHaveValue(preset ?? '');
    const service = preset ?? 'Ready Mix Concrete';
    if (!preset) await field(page, 'Service').selectOption(service);
    await field(page, 'Name').fill('Ana Reyes');
    await field(page, 'Email').fill('ana.reyes@mail.example');
    await field(page, 'Contact').fill('0917 123 4567');
    await field(page, 'Description').fill('12 cu.m\non Friday');
    await field(page, 'Deliver').check();
    await field(page, 'Delivery location').fill('Barangay hall, Moncada');
    const { sent, receipt } = await submit(page, MESSAGES.inquiry.submit, ENDPOINTS.inquiries);
    expect(sent).toEqual({
      name: 'Ana Reyes',
      email: 'ana.reyes@mail.example',
      service,
      contact: '0917 123 4567',
      description: '12 cu.m\non Friday',
      deliveryOption: 'Deliver',
      deliveryLocation: 'Barangay hall, Moncada',
    });
    expect(receipt.reference).toMatch(/^I-[0-9A-Z]{6}$/);
    await expectSuccess(page, MESSAGES.inquiry.sent, receipt);
    await expect(field(page, 'Service')).toHaveValue(service);
    await expect(field(page, 'Deliver')).not.toBeChecked();
  });
}

test('the card of a rental leads to an inquiry about it, also in a new tab', async ({ page }) => {
  await page.goto(PATHS.rentals, ALIVE);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: MESSAGES.rentals.inquire }) });
  const name = await card.first().getByRole('heading').innerText();
  const link = card.first().getByRole('link', { name: MESSAGES.rentals.inquire });
  const address = (await link.getAttribute('href'))!;
  await link.click();
  await expect(field(page, 'Description')).toHaveValue(`Rental: ${name}`);
  await page.goto(address, ALIVE);
  await expect(field(page, 'Description')).toHaveValue(`Rental: ${name}`);
});

test('the page of a material leads to its form', async ({ page }) => {
  await page.goto('/rmc', ALIVE);
  await page.getByRole('main').getByRole('link', { name: MESSAGES.inquiry.heading }).click();
  await expect(page).toHaveURL('/rmc#inquiry');
  await expect(page.getByRole('heading', { level: 2, name: MESSAGES.inquiry.heading })).toBeInViewport();
});
