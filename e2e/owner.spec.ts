import type { Page } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { editLink } from '#shared/content/edit-link';
import { openDashboard, useAdmin } from './admin.ts';
import { bringAxe, expectNoViolations } from './axe.ts';
import { panelOf, publish } from './editing.ts';
import { onOwnProduct } from './own-product.ts';
import { expect, MAP_TILES, THOROUGH, visit, WIDE } from './fixtures.ts';

const test = onOwnProduct('owner');

// serial: they change the same drafts
test.describe.configure({ mode: 'serial' });

/** Opens the list behind the meter below the tabs. */
async function openList(page: Page) {
  await page.getByRole('button', { name: /^Set up your site/ }).click();
  return page.getByRole('dialog', { name: 'Set up your site' });
}

test(
  'a new site lists what is left, and each entry opens its field',
  { tag: [THOROUGH.tag, WIDE.tag] },
  async ({ page, allow }) => {
    allow(MAP_TILES);
    await bringAxe(page);
    await openDashboard(page);
    const list = await openList(page);
    await expect(list.getByText('0 of 16 done')).toBeVisible();
    await expectNoViolations(page);
    await list.getByRole('link', { name: 'Company name' }).click();
    await expect(panelOf(page).getByLabel('Company name')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Bato Construction');
    await panelOf(page).getByLabel('Registered name').fill('Bato Construction Inc.');
    await publish(page);
    await panelOf(page).getByRole('button', { name: 'More' }).click();
    await panelOf(page).getByRole('link', { name: 'Back to dashboard' }).click();
    const rest = await openList(page);
    await expect(rest.getByText('1 of 16 done')).toBeVisible();
    await expect(rest.getByRole('link', { name: 'Company name' })).toHaveCount(0);
    await rest.getByRole('button', { name: 'Logo: We have no logo' }).click();
    await expect(rest.getByText('2 of 16 done')).toBeVisible();
  },
);

test(
  'the point of the office is set by a click, by keys and by a link, and the sketch follows',
  THOROUGH,
  async ({ page, allow }) => {
    allow(MAP_TILES);
    await bringAxe(page);
    await useAdmin(page);
    await visit(page, editLink(PATHS.contact, 'firm', 'map', 'latitude'));
    const point = panelOf(page).getByRole('group', { name: 'Map pin' });
    const latitude = point.getByLabel('Latitude');
    await expect(latitude).toBeFocused();
    await point.getByRole('region', { name: 'Map for setting the pin' }).click({ position: { x: 60, y: 200 } });
    await expect(latitude).not.toHaveValue('15.616');
    const clicked = await latitude.inputValue();
    await point.getByRole('button', { name: 'Pin: move it with the arrow keys' }).press('ArrowUp');
    await expect(latitude).not.toHaveValue(clicked);
    await point.getByLabel(/^Map link/).fill('https://www.google.com/maps/@15.55,120.66,17z');
    await page.keyboard.press('Enter');
    await expect(latitude).toHaveValue('15.55');
    await expect(page.getByRole('main').getByRole('img', { name: /south-east of Gerona/ })).toBeVisible();
    await expectNoViolations(page);
  },
);

test(
  'a visitor without tiles sees the sketch, and so does one without JavaScript',
  THOROUGH,
  async ({ browser, baseURL, allow }) => {
    allow(MAP_TILES);
    allow('csp GET /assets/');
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ baseURL, javaScriptEnabled, viewport: { width: 320, height: 640 } });
      const visitor = await context.newPage();
      await visit(visitor, PATHS.contact);
      const sketch = visitor.getByRole('img', { name: /^Sketch map to .* 15 km north of Tarlac City\.$/ });
      await expect(sketch).toBeVisible();
      await expect(visitor.getByText('Straight-line distances. Not to scale.')).toBeVisible();
      const { width } = (await sketch.boundingBox())!;
      expect(width).toBeLessThanOrEqual(320);
      await context.close();
    }
  },
);

test('a license is on the pages that name it, and in the notice of the dashboard', THOROUGH, async ({ page }) => {
  await useAdmin(page);
  await visit(page, editLink(PATHS.about, 'credentials', 'items'));
  await panelOf(page)
    .getByLabel(/^Add a common license/)
    .selectOption('PhilGEPS registration');
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await panelOf(page)
    .getByLabel(/^Valid until/)
    .fill(soon);
  await publish(page);
  for (const path of [PATHS.about, PATHS.contact, PATHS.profile])
    expect(await (await page.request.get(path)).text()).toContain('PhilGEPS registration');
  await visit(page, PATHS.adminDashboard);
  const notice = page.getByRole('region', { name: 'Licenses and certificates due for renewal' });
  await expect(notice).toContainText(/PhilGEPS registration expires in (9|10) days/);
  await notice.getByRole('link').click();
  await expect(panelOf(page).getByLabel(/^Valid until/)).toBeFocused();
});

/** The number of pages, from the PDF's page tree. */
const pagesOf = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1] ?? 0);

test('the profile is printed on one or two sheets, without what surrounds it', THOROUGH, async ({ page }) => {
  await bringAxe(page);
  await visit(page, PATHS.profile);
  await expectNoViolations(page);
  expect([1, 2]).toContain(pagesOf(await page.pdf({ format: 'A4', printBackground: true })));
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const hidden of [
    page.getByRole('banner').first(),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('button', { name: 'Print or save as PDF' }),
    page.getByRole('heading', { level: 1 }),
  ])
    await expect(hidden).toBeHidden();
  await expect(main.getByText(/completed projects$/)).toBeVisible();
});
