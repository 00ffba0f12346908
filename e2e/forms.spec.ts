import { PATHS, type Screen } from '#shared/catalogue';
import { MEETING_ELSEWHERE } from '#shared/forms/options';
import { meetingOffice } from '#shared/content/addresses/site';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { CHROMIUM, expect, PHONE, test, THOROUGH, visit } from './fixtures.ts';
import { expectSuccess, field, FORMS, jsonOf, submit, TYPED } from './forms.ts';
import { FIRM, PAGES } from './site.ts';

// A visitor in another time zone: the chosen time is Philippine time all the same.
test.use({ timezoneId: 'America/New_York' });

const pagesOf = (screen: Screen) => PAGES.filter((page) => page.screen === screen);

/** Firefox does not reveal the body of a request. */
const inChromium = (index: number) => (index === 0 ? CHROMIUM : THOROUGH);

for (const [index, { path, service }] of pagesOf('quote').entries()) {
  test(`a quote is requested on ${path}`, inChromium(index), async ({ page }) => {
    await visit(page, path);
    await expect(field(page, 'Service')).toHaveValue(service?.name ?? '');
    await FORMS.quote.fill(page);
    const chosen = service?.name ?? 'Estimate';
    const { request, receipt } = await submit(page, MESSAGES.quote.submit, ENDPOINTS.offers);
    expect(jsonOf(request)).toEqual({
      ...TYPED.quote,
      name: 'Ana Reyes',
      phone: '+63 917 123 4567',
      email: 'ana.reyes@mail.example',
      service: chosen,
      meetingLocation: meetingOffice(FIRM),
      customLocation: '',
      meetingDateTime: 'Monday, March 3, 2031 at 2:30 PM',
    });
    expect(receipt.reference).toMatch(/^Q-[0-9A-Z]{6}$/);
    await expectSuccess(page, MESSAGES.quote.sent, receipt);
    await expect(field(page, 'Service')).toHaveValue(chosen);
  });
}

test('a quote for a meeting elsewhere says where', { tag: [PHONE.tag, CHROMIUM.tag] }, async ({ page }) => {
  await visit(page, PATHS.offers);
  await field(page, 'Meeting location').selectOption(MEETING_ELSEWHERE);
  await page.getByRole('button', { name: MESSAGES.quote.submit }).click();
  const { name, phone, email, service, customLocation, meetingDateTime } = MESSAGES.fields;
  for (const sentence of [name, phone, email, service, customLocation, meetingDateTime]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(field(page, 'Name')).toBeFocused();
  await FORMS.quote.fill(page);
  await field(page, 'Custom location').fill('Municipal Hall, Paniqui');
  await field(page, 'Date and time').fill('2031-03-03T00:05');
  const { request } = await submit(page, MESSAGES.quote.submit, ENDPOINTS.offers);
  expect(jsonOf(request)).toMatchObject({
    meetingLocation: MEETING_ELSEWHERE,
    customLocation: 'Municipal Hall, Paniqui',
    meetingDateTime: 'Monday, March 3, 2031 at 12:05 AM',
  });
});

test('a failed quote says so with a cross, and keeps what was typed', async ({ page, allow }) => {
  allow('500 POST /api/offers');
  await page.route('**/api/offers', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await visit(page, '/estimate');
  await FORMS.quote.fill(page);
  await page.getByRole('button', { name: MESSAGES.quote.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(`❌ ${MESSAGES.quote.failed}`);
  await expect(field(page, 'Name')).toHaveValue('Ana Reyes');
});

for (const [index, { path, service }] of pagesOf('inquiry').entries()) {
  test(`an inquiry is sent on ${path}`, inChromium(index), async ({ page }) => {
    await visit(page, path);
    await expect(field(page, 'Service')).toHaveValue(service?.name ?? '');
    await FORMS.inquiry.fill(page);
    const chosen = service?.name ?? 'Ready Mix Concrete';
    const { request, receipt } = await submit(page, MESSAGES.inquiry.submit, ENDPOINTS.inquiries);
    expect(jsonOf(request)).toEqual({
      ...TYPED.inquiry,
      name: 'Ana Reyes',
      email: 'ana.reyes@mail.example',
      service: chosen,
      contact: '09171234567',
      description: '12 cu.m\non Friday',
      deliveryOption: 'Deliver',
      deliveryLocation: 'Barangay hall, Moncada',
    });
    expect(receipt.reference).toMatch(/^I-[0-9A-Z]{6}$/);
    await expectSuccess(page, MESSAGES.inquiry.sent, receipt);
    await expect(field(page, 'Service')).toHaveValue(chosen);
    await expect(field(page, 'Deliver')).not.toBeChecked();
  });
}

test('the card of a rental leads to an inquiry about it, also in a new tab', async ({ page, context }) => {
  await visit(page, PATHS.rentals);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: MESSAGES.rentals.inquire }) });
  const name = await card.first().getByRole('heading').innerText();
  const link = card.first().getByRole('link', { name: MESSAGES.rentals.inquire });
  const address = (await link.getAttribute('href'))!;
  await link.click();
  await expect(field(page, 'Description')).toHaveValue(`Rental: ${name}`);
  const tab = await context.newPage();
  await visit(tab, address);
  await expect(field(tab, 'Description')).toHaveValue(`Rental: ${name}`);
});

test('the page of a material leads to its form', THOROUGH, async ({ page }) => {
  await visit(page, '/rmc');
  await page.getByRole('main').getByRole('link', { name: MESSAGES.inquiry.heading }).click();
  await expect(page).toHaveURL('/rmc#inquiry');
  await expect(page.getByRole('heading', { level: 2, name: MESSAGES.inquiry.heading })).toBeInViewport();
});
