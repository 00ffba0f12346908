import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import type { ContentState } from '#shared/content/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { adminToken } from './admin.ts';
import { bringAxe, expectNoViolations } from './axe.ts';
import { asVisitor, edit, panelOf } from './editing.ts';
import { onOwnProduct } from './own-product.ts';
import { CHROMIUM, expect, MAP_TILES, reload, THOROUGH } from './fixtures.ts';

const CONTENT = `/api/${ENDPOINTS.content}`;
const NUMBER = '(045) 931 0042';

const test = onOwnProduct('editor');

// all of them change the same drafts
test.describe.configure({ mode: 'serial' });

async function discardAll(request: APIRequestContext) {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const { drafts } = (await (await request.get(CONTENT, { headers })).json()) as ContentState;
  for (const { document, revision } of drafts)
    await request.delete(`${CONTENT}/drafts/${document}?revision=${revision}`, { headers });
}

test.afterEach(({ request }) => discardAll(request));

const SOON = { timeout: 1000 };

/** Presses a key, up to three times: a pause in typing begins another step of the browser's history. */
async function pressUntil(page: Page, key: string, check: () => Promise<void>) {
  let presses = 0;
  await expect(async () => {
    expect(++presses).toBeLessThanOrEqual(3);
    await page.keyboard.press(key);
    await check();
  }).toPass();
}

test(
  'the telephone number is typed, published, and seen by a visitor',
  CHROMIUM,
  async ({ page, browser, baseURL, allow }) => {
    allow(MAP_TILES);
    await bringAxe(page);
    await edit(page, PATHS.contact);
    await panelOf(page).getByRole('button', { name: 'Add a phone number' }).click();
    await panelOf(page).getByLabel('Number', { exact: true }).fill(NUMBER);
    await expect(page.getByRole('main').getByRole('link', { name: NUMBER })).toBeVisible();
    await expectNoViolations(page);
    await panelOf(page).getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await expect(dialog.getByText(NUMBER)).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published. Visitors can see it now.')).toBeVisible();
    await asVisitor(browser, baseURL!, async (visitor) => {
      await visitor.goto(PATHS.contact);
      await expect(visitor.getByRole('main').getByRole('link', { name: NUMBER })).toBeVisible();
      await expect(visitor.getByRole('button', { name: 'Edit this page' })).toHaveCount(0);
    });
  },
);

test('a text is typed on the page, is there after a reload, and is thrown away with Undo', async ({ page }) => {
  await edit(page, PATHS.about);
  const mission = panelOf(page).getByRole('textbox', { name: 'Mission' });
  const before = await mission.inputValue();
  await page.getByRole('main').getByText(before, { exact: true }).click();
  await page.keyboard.press('Control+End'); // the end of the text, however its lines break
  await page.keyboard.type(' Always.');
  await expect(mission).toHaveValue(/ Always\./);
  await pressUntil(page, 'Control+z', () => expect(mission).not.toHaveValue(/Always/, SOON));
  await pressUntil(page, 'Control+Shift+z', () => expect(mission).toHaveValue(/ Always\./, SOON));
  const typed = await mission.inputValue();
  await reload(page);
  await expect(mission).toHaveValue(typed);
  await panelOf(page).getByRole('button', { name: 'More' }).click();
  await panelOf(page).getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Discard all' }).click();
  await expect(mission).toHaveValue(before);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(mission).toHaveValue(typed);
});

test('Ctrl+Z in a field of the panel takes back more than a letter', async ({ page }) => {
  await edit(page, PATHS.about);
  const mission = panelOf(page).getByRole('textbox', { name: 'Mission' });
  const before = await mission.inputValue();
  await mission.press('Control+End');
  await page.keyboard.type(' Always and everywhere.');
  await expect(mission).toHaveValue(`${before} Always and everywhere.`);
  // a save in between ends a step
  for (let steps = 0; steps < 8; steps++) await page.keyboard.press('Control+z');
  await expect(mission).not.toHaveValue(/Always/);
});

test('what was typed on the page and left is taken back by its Undo and by the key', async ({ page }) => {
  await edit(page, PATHS.about);
  const mission = panelOf(page).getByRole('textbox', { name: 'Mission' });
  const before = await mission.inputValue();
  const text = page.getByRole('main').getByText(before, { exact: true });
  const undo = panelOf(page).getByRole('button', { name: 'Undo the last change' });
  for (const takeBack of [() => undo.click(), () => page.keyboard.press('Control+z')]) {
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Always.');
    await expect(mission).toHaveValue(`${before} Always.`);
    await page.keyboard.press('Escape');
    await takeBack();
    await expect(mission).toHaveValue(before);
    await expect(text).toBeVisible();
    await expect(undo).toBeDisabled();
  }
});

test('a word that is composed on the page is saved once, as it was composed', THOROUGH, async ({ page }) => {
  await edit(page, PATHS.about);
  const mission = panelOf(page).getByRole('textbox', { name: 'Mission' });
  const before = await mission.inputValue();
  const text = page.getByRole('main').getByText(before, { exact: true });
  await text.click();
  const element = await text.elementHandle();
  await page.keyboard.press('Control+End');
  const keyboard = await page.context().newCDPSession(page);
  for (const composed of [' r', ' ro', ' roa', ' road', ' roads']) {
    const caret = { selectionStart: composed.length, selectionEnd: composed.length };
    await keyboard.send('Input.imeSetComposition', { text: composed, ...caret });
    await expect(mission).toHaveValue(before + composed);
    expect(await element.textContent()).toBe(before + composed);
  }
  await keyboard.send('Input.insertText', { text: ' roads' });
  await page.keyboard.type(' too');
  await expect(mission).toHaveValue(`${before} roads too`);
  expect(await element.textContent()).toBe(`${before} roads too`);
  await expect(panelOf(page).getByText('Saved', { exact: true })).toBeVisible();
  await reload(page);
  await expect(mission).toHaveValue(`${before} roads too`);
});

test('two who change the same text see both, and neither is lost', CHROMIUM, async ({ page, request }) => {
  await edit(page, PATHS.about);
  const mission = panelOf(page).getByRole('textbox', { name: 'Mission' });
  const before = await mission.inputValue();
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const data = { changes: [{ path: ['mission'], before, value: 'Theirs.' }] };
  await request.patch(`${CONTENT}/drafts/about`, { headers, data });
  await mission.fill('Mine.');
  const conflict = panelOf(page).getByRole('region', { name: 'About the company › Mission' });
  await expect(conflict.getByText('Theirs.')).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mission).toHaveValue('Mine.');
  await expect(panelOf(page).getByText('Saved', { exact: true })).toBeVisible();
  const state = (await (await request.get(CONTENT, { headers })).json()) as ContentState;
  expect(state.content.about.mission).toBe('Mine.');
});

/** Width of the panel's content in CSS pixels, including the part that is cut off. */
const INNER_WIDTH = `document.querySelector('aside[aria-label="Edit this page"]').lastElementChild.scrollWidth`;

const boxOf = async (place: Locator) => (await place.boundingBox())!;

test(
  'what is edited is framed as wide as its words, in sight on the page and in the panel',
  THOROUGH,
  async ({ page }) => {
    await edit(page, PATHS.home);
    const banner = page.getByRole('heading', { level: 1 });
    const pointed = page.locator('[data-frame=pointed]');
    await expect(async () => {
      await page.mouse.move(0, 0);
      await banner.hover();
      await expect(pointed).toBeVisible({ timeout: 1000 });
    }).toPass();
    const frame = await boxOf(pointed);
    const words = await page.evaluate<Record<'width' | 'height', number>>(`{
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1'));
    const { width, height } = range.getBoundingClientRect();
    ({ width, height });
  }`);
    expect(frame.width).toBeCloseTo(words.width, 0);
    expect(frame.height).toBeCloseTo(words.height, 0);
    expect(frame.height).toBeLessThan((await boxOf(banner)).height);

    await banner.click();
    await expect(panelOf(page).getByLabel('Banner')).toBeInViewport();
    expect(await page.evaluate<number>(INNER_WIDTH)).toBeLessThanOrEqual(400);
    const vision = panelOf(page).getByRole('textbox', { name: 'Vision' });
    await vision.focus();
    const text = page.getByRole('main').getByText(await vision.inputValue(), { exact: true });
    await expect(text).toBeInViewport();
    const around = await boxOf(page.locator('[data-frame=current]'));
    expect(Math.abs(around.y - (await boxOf(text)).y)).toBeLessThan(2);

    await panelOf(page)
      .getByRole('button', { name: /^Slides/ })
      .click();
    const slides = panelOf(page).getByRole('group', { name: /^Slides/ });
    await slides.getByRole('listitem').nth(1).getByRole('button').first().click();
    await expect(page.getByRole('region', { name: 'What we build' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true');
  },
);

test('the drafts are seen as on a phone, a tablet and a desk', THOROUGH, async ({ page }) => {
  await edit(page, PATHS.about);
  await panelOf(page).getByRole('textbox', { name: 'Mission' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('A mission that nobody has published.');
  await expect(page.getByRole('main').getByText('A mission that nobody has published.')).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const preview = page.frameLocator('iframe');
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await dialog.getByRole('button', { name }).click();
    await expect(preview.getByText('A mission that nobody has published.')).toBeVisible();
    expect(await page.frames().at(-1)!.evaluate('innerWidth')).toBe(width);
  }
  await expect(preview.getByRole('button', { name: 'Edit this page' })).toHaveCount(0);
  await expect(preview.locator('[data-editing]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the panel is below the page, and nothing is wider than the screen', THOROUGH, async ({ page }) => {
    await bringAxe(page);
    await edit(page, PATHS.about);
    await panelOf(page).getByRole('textbox', { name: 'Mission' }).fill('Typed on a phone.');
    await expect(page.getByRole('main').getByText('Typed on a phone.')).toBeAttached();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await expectNoViolations(page);
  });
});
