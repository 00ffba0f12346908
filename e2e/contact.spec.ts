import type { Page, Route } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { drawTiles, expect, MAP_TILES, test, THOROUGH, TILES, visit } from './fixtures.ts';
import { FIRM } from './site.ts';

const [{ address }] = FIRM.mailboxes;

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of our office location' });
const placeOf = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: MESSAGES.contact.map }) })
    .last();

const addressOn = (page: Page) => page.getByRole('main').getByText(`${FIRM.address.street}, ${FIRM.address.locality}`);

const sketchOn = (page: Page) => placeOf(page).getByRole('img', { name: /^Sketch map to/ });

/** Sharp screens load the tiles of the next zoom level, at half size. */
const tilesOf = (zoom: number, isSharp: boolean) => String(isSharp ? zoom + 1 : zoom);

function zoomsAsked(page: Page) {
  const zooms = new Set<string>();
  page.on('request', (request) => {
    const zoom = /openstreetmap\.org\/(\d+)\//.exec(request.url())?.[1];
    if (zoom) zooms.add(zoom);
  });
  return zooms;
}

test.describe('the map', () => {
  test.beforeEach(async ({ page, allow }) => {
    allow(MAP_TILES);
    await drawTiles(page);
  });

  test('shows the office at zoom 17, and the wheel moves the page instead', async ({ page, isMobile }) => {
    const zooms = zoomsAsked(page);
    await visit(page, PATHS.contact);
    await expect(mapOf(page).locator('img.leaflet-tile-loaded').first()).toBeVisible();
    if (!isMobile) {
      await mapOf(page).hover();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(0);
    }
    expect([...zooms]).toEqual([tilesOf(17, isMobile)]);
  });

  test('tells in the popup of its marker what stands there, by keyboard too', async ({ page }) => {
    await visit(page, PATHS.contact);
    const marker = mapOf(page).getByRole('button', { name: FIRM.building });
    await expect(marker).toHaveCount(1);
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(mapOf(page).getByText(FIRM.address.street)).toBeVisible();
  });

  test('zooms by its buttons', THOROUGH, async ({ page, isMobile }) => {
    const zooms = zoomsAsked(page);
    await visit(page, PATHS.contact);
    await mapOf(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => [...zooms]).toEqual([tilesOf(17, isMobile), tilesOf(16, isMobile)]);
  });

  test('comes in place of its sketch with the first tile', async ({ page }) => {
    const held: Route[] = [];
    await page.route(TILES, (route) => void held.push(route));
    await page.goto(PATHS.contact);
    const sketch = sketchOn(page);
    await expect(sketch).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(mapOf(page)).toBeHidden();
    await Promise.all(held.map((route) => route.fallback()));
    await expect(mapOf(page)).toBeVisible();
    await expect(sketch).toBeHidden();
  });

  test('gives way to a sketch beside the address when no tile comes', async ({ page }) => {
    await page.route(TILES, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('openstreetmap'));
    await visit(page, PATHS.contact);
    await failed;
    await expect(sketchOn(page)).toBeVisible();
    await expect(addressOn(page)).toBeVisible();
  });

  test('gives way to a sketch when its code does not come', THOROUGH, async ({ page, allow }) => {
    allow('net::ERR_FAILED GET /assets/office-map');
    await page.route('**/assets/office-map*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('office-map'));
    await visit(page, PATHS.contact);
    await failed;
    await expect(sketchOn(page)).toBeVisible();
  });
});

test('no other page fetches the map', THOROUGH, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, PATHS.about);
  expect(fetched.filter((url) => /map|leaflet/i.test(url))).toEqual([]);
});

test('a mailbox opens a web mail in a new tab', async ({ page, context, allow }) => {
  allow(MAP_TILES);
  allow('left the site: GET https://mail.google.com/mail/');
  await context.route('https://mail.google.com/**', (route) => route.fulfill({ body: 'a new message' }));
  await visit(page, PATHS.contact);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: address }).first().click();
  await expect(await opened).toHaveURL(`https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(address)}`);
  await expect(page).toHaveURL(PATHS.contact);
});

test('a mailbox can be copied', async ({ page, context, allow }) => {
  allow(MAP_TILES);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PATHS.contact);
  await page.getByRole('button', { name: `Copy ${address}` }).click();
  await expect(page.getByRole('status', { name: 'Notifications' })).toHaveText(`${address} copied.`);
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address stands there once, and every mailbox can be written to', async ({ page, allow }) => {
    allow('csp GET /assets/');
    await page.goto(PATHS.contact);
    await expect(addressOn(page)).toBeVisible();
    for (const mailbox of FIRM.mailboxes) {
      await expect(page.getByRole('link', { name: mailbox.address }).first()).toBeVisible();
    }
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});
