/** Response times of a page with the CPU slowed down four times: INP by Event Timing, and a visit by a menu link. */
import { slowProcessor } from './vitals.mjs';
import { keepInside, PHONE } from './weigh.mjs';

/** Chromium rounds to 8 ms, and reports nothing below 16 ms. */
const OBSERVE = `{
  const slowest = (window.slowest = { ms: 0, what: '' });
  const named = (node) => (node?.getAttribute?.('aria-label') ?? node?.textContent ?? '').trim().slice(0, 30);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries())
      if (interactionId && duration > slowest.ms)
        Object.assign(slowest, { ms: duration, what: name + ' ' + (target?.localName ?? '') + ' ' + named(target) });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}`;

/** From the press to the first frame with another heading. */
const TIME_VISIT = `window.visited = new Promise((resolve) => {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  let pressed;
  addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (!heading() || heading() === before) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}); undefined`;

/** Controls to tap, and fields to type in. */
const PRESSED = 'main button, main summary, main [role=tab], main label:has([type=radio], [type=checkbox])';
const WRITTEN = 'main input:not([type=file], [type=radio], [type=checkbox], [type=hidden]), main textarea, main select';

/** Maximum controls of each sort: the hundredth card of a page responds like the first. */
const MAX = 12;
const SOON = { timeout: 3000 };

async function open(browser, origin, path) {
  const context = await browser.newContext(PHONE);
  await keepInside(context, origin);
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  await slowProcessor(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  while (await page.evaluate('Boolean(window.earlyPresses)')) await page.waitForTimeout(50); // React has not taken over yet
  return { context, page };
}

async function openMenu(page) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Menu', exact: true }).tap();
  return menu;
}

/** Opens each group of the menu in turn. */
async function openGroups(menu) {
  for (const group of await menu.locator('ul button').all()) if (await group.isVisible()) await group.tap();
}

/** Opens the groups that a link stands in. */
async function reveal(link) {
  for (const group of await link.locator('xpath=ancestor::*[@data-level]/button').all()) await group.tap();
}

/** Closes a dialog over the page, so that the next press reaches its button. */
async function closeOver(page) {
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
}

async function pressAll(page) {
  const { pathname } = new URL(page.url());
  for (const place of (await page.locator(PRESSED).all()).slice(0, MAX)) {
    if (!(await place.isVisible().catch(() => false)) || !(await place.isEnabled().catch(() => false))) continue;
    await place.tap(SOON).catch((error) => {
      if (error.name !== 'TimeoutError') throw error; // something covers it
    });
    await closeOver(page);
    if (new URL(page.url()).pathname !== pathname) await page.goBack({ waitUntil: 'networkidle' });
  }
}

async function writeInAll(page) {
  for (const field of (await page.locator(WRITTEN).all()).slice(0, MAX)) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    await field.focus();
    await page.keyboard.press(await field.evaluate(({ localName }) => (localName === 'select' ? 'ArrowDown' : 'a')));
  }
}

/** The slowest response of a page to a press or a key (ms), and its cause. */
export async function slowestAnswer(browser, origin, path) {
  const { context, page } = await open(browser, origin, path);
  await openGroups(await openMenu(page));
  await page.keyboard.press('Escape');
  await writeInAll(page);
  await pressAll(page);
  await page.waitForTimeout(500); // entries arrive after their frame
  const slowest = await page.evaluate('slowest');
  await context.close();
  return slowest;
}

/** Milliseconds from the press of a page's link in the menu until the page is shown; undefined if the menu has no link to it. */
export async function visitByLink(browser, origin, path) {
  const { context, page } = await open(browser, origin, path === '/' ? '/contact' : '/');
  const menu = await openMenu(page);
  const link = menu.locator(`a[href="${path}"]`);
  const isNamed = (await link.count()) > 0;
  if (isNamed) {
    await reveal(link);
    await page.evaluate(TIME_VISIT);
    await link.tap();
  }
  const ms = isNamed ? Math.round(await page.evaluate('visited')) : undefined;
  await context.close();
  return ms;
}
