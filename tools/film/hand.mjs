/** Works in a browser at the pace of an unhurried person, and takes pictures. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds to find something and point at it, and between two keys. */
const FIND_MS = 1500;
const KEY_MS = 250;

const QUALITY = 72;

export const saveScreenshot = (page, path) =>
  page.screenshot({ path, type: 'jpeg', quality: QUALITY, animations: 'disabled' });

/** @param folder for the numbered pictures of the scene */
export function handOn(page, { folder, scene }) {
  let pictures = 0;
  let began;
  const steps = { clicks: 0, keys: 0 };
  const find = async (locator) => {
    await pause(FIND_MS);
    await locator.scrollIntoViewIfNeeded();
    return locator;
  };
  return {
    page,
    /** Starts the clock. */
    start: () => (began = performance.now()),
    /** Types an address of the site into the browser. */
    async visit(path) {
      steps.keys += path.length;
      await pause(FIND_MS + path.length * KEY_MS);
      await page.goto(path);
    },
    async click(locator) {
      steps.clicks++;
      await (await find(locator)).click();
    },
    async type(locator, text) {
      steps.keys += text.length;
      const field = await find(locator);
      await field.fill('');
      await field.pressSequentially(text, { delay: KEY_MS });
    },
    /** Types a date, for which the browser needs its digits alone. */
    async typeDate(locator, value) {
      const digits = value.replaceAll(/\D/g, '').length;
      steps.keys += digits;
      const field = await find(locator);
      await pause(digits * KEY_MS);
      await field.fill(value);
    },
    async choose(locator, value) {
      steps.clicks += 2;
      await (await find(locator)).selectOption(value);
    },
    async upload(locator, files) {
      steps.clicks += 2;
      await pause(FIND_MS);
      await locator.setInputFiles(files);
    },
    /** Does not count as the owner's time. */
    async shoot() {
      const paused = performance.now();
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${scene}-${(pictures += 1)}.jpg`);
      await saveScreenshot(page, path);
      if (began !== undefined) began += performance.now() - paused;
    },
    result: () => ({ scene, seconds: (performance.now() - began) / 1000, ...steps }),
  };
}

export const panelOf = (page) => page.getByRole('complementary', { name: 'Edit this page' });

/** Publishes from the editor's panel. */
export async function publish(hand) {
  const { page } = hand;
  await hand.click(panelOf(page).getByRole('button', { name: 'Publish' }));
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByText('What will change for visitors').waitFor();
  await hand.shoot();
  await hand.click(dialog.getByRole('button', { name: 'Publish now' }));
  await page.getByText('Published. Visitors can see it now.').waitFor({ timeout: 120_000 });
}
