import type { Page } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { LIMITS } from '#shared/limits';
import { MESSAGES } from '#shared/messages';
import { CHROMIUM, expect, PHONE, test, THOROUGH, visit } from './fixtures.ts';
import { BANNER, FIRM } from './site.ts';

const LCP_BYTES = 60 * 1024;

/** The numbers of the hero pictures that the page has requested. */
function watchSlides(page: Page): string[] {
  const slides: string[] = [];
  page.on('request', (request) => {
    const number = /\/assets\/hero-(\d+)-/.exec(request.url())?.[1];
    if (number) slides.push(number);
  });
  return slides;
}

const carousel = (page: Page) => page.getByRole('region', { name: 'What we build' });
const shownSlide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: new RegExp(`^${number} of `) });
const dot = (page: Page, number: number) => carousel(page).getByRole('button', { name: `Show slide ${number}` });

/** The position of a slide, in slide widths. */
async function placeOf(page: Page, number: number) {
  const box = await page
    .locator('[aria-roledescription=slide]')
    .nth(number - 1)
    .boundingBox();
  return Math.round((box!.x / box!.width) * 100) / 100;
}

/** The position of the fourth slide when it begins to move, in pixels. The page measures it, so a busy machine does no harm. */
const PLACE_AT_START = `new Promise((resolve) => {
  const slide = document.querySelectorAll('[aria-roledescription=slide]')[3];
  document.addEventListener('transitionrun', ({ propertyName }) => {
    if (propertyName === 'translate') resolve(slide.getBoundingClientRect().left);
  });
})`;

/**
 * Notes when the second slide begins to move, in milliseconds since the navigation, and what is shown when it has arrived. The page does
 * so itself, because the turn of the third may come before a busy machine looks.
 */
const NOTE_TURN = `{
  const slides = () => [...document.querySelectorAll('[aria-roledescription=slide]')];
  const note = (name, valueOf) => (event) => {
    if (event.propertyName === 'translate' && slides()[1]?.ariaHidden === null) window[name] ??= valueOf(event);
  };
  const placeOf = (slide) => Math.round((slide.getBoundingClientRect().left / slide.offsetWidth) * 100) / 100;
  document.addEventListener('transitionrun', note('turnedAt', ({ timeStamp }) => timeStamp));
  document.addEventListener('transitionend', note('shown', () => slides().slice(0, 2).map(placeOf)));
}`;

const SECOND_FETCHED_AT = `performance.getEntriesByType('resource').find(({ name }) => name.includes('/hero-2-'))?.startTime`;

test('the first load fetches the first slide alone, and its own size of it', PHONE, async ({ page, isMobile }) => {
  const slides = watchSlides(page);
  const atLoad = page.waitForEvent('load').then(() => [...slides]);
  const picture = page.waitForResponse(/\/assets\/hero-1-.*\.avif$/);
  await visit(page, PATHS.home);
  expect(await atLoad).toEqual(['1']);
  if (isMobile) expect((await (await picture).body()).length).toBeLessThanOrEqual(LCP_BYTES);
});

test('the next slide is fetched before it is due, and slides in by itself', THOROUGH, async ({ page }) => {
  await page.addInitScript(NOTE_TURN);
  await visit(page, PATHS.home);
  await expect.poll(() => page.evaluate('window.shown')).toEqual([-1, 0]);
  expect(await page.evaluate<number>(SECOND_FETCHED_AT)).toBeLessThan(await page.evaluate<number>('window.turnedAt'));
});

test('a dot jumps to its slide, which slides in from the side', THOROUGH, async ({ page }) => {
  await visit(page, PATHS.home);
  const start = page.evaluate<number>(PLACE_AT_START);
  await dot(page, 4).click();
  await expect(dot(page, 4)).toHaveAttribute('aria-current', 'true');
  expect(await start).toBeGreaterThan(0);
  await expect.poll(() => placeOf(page, 4)).toBe(0);
  await expect(shownSlide(page, 4).getByRole('img')).toBeVisible();
});

test('nothing moves where reduced motion is preferred', CHROMIUM, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slides = watchSlides(page);
  await visit(page, PATHS.home);
  await page.waitForTimeout(LIMITS.carouselInterval + LIMITS.carouselTransition);
  expect(slides).toEqual(['1']);
  await dot(page, 3).click();
  expect(await placeOf(page, 3)).toBe(0);
});

test('what stands below the hero is whole before and after its code has come', THOROUGH, async ({ page }) => {
  await visit(page, PATHS.home);
  const mission = page.getByRole('heading', { name: 'Mission' });
  const before = await mission.boundingBox();
  let code: string | undefined;
  page.on('response', (response) => (code ??= /\/assets\/home-sections-.*\.js$/.exec(response.url())?.[0]));
  let x = 0;
  await expect(async () => {
    await page.mouse.move((x += 10), 200); // a section that is not hydrated yet takes no notice
    expect(code).toBeDefined();
  }).toPass();
  expect(await mission.boundingBox()).toEqual(before);
  await page.getByRole('link', { name: 'Estimate' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.quote.heading);
});

test('its share picture is there, in the size that it tells', THOROUGH, async ({ page, request }) => {
  await page.goto(PATHS.home);
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
  const address = await content('og:image');
  expect(address).toMatch(`${FIRM.site}/assets/`);
  const response = await request.get(address!.slice(FIRM.site.length));
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/jpeg');
  expect([await content('og:image:width'), await content('og:image:height')]).toEqual(['1200', '630']);
});

test.describe('without scripts', CHROMIUM, () => {
  test.use({ javaScriptEnabled: false });

  test('the first slide stands there with its line, and no control that does nothing', async ({ page, allow }) => {
    allow('csp GET /assets/');
    await page.goto(PATHS.home);
    await expect(shownSlide(page, 1).getByRole('img')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(BANNER);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Guiding Principles' })).toBeVisible();
  });
});
