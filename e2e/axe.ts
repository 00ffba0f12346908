import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './fixtures.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/**
 * Waits for short animations to end: colours in transition and fading elements have a contrast of their own. Two frames, because a
 * transition starts in one of the frames after the change.
 */
const SETTLED = `(async () => {
  const moving = () => document.getAnimations().filter((one) =>
    one.playState === 'running' && one.effect.getComputedTiming().endTime < 1000);
  do {
    for (const frame of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    await Promise.allSettled(moving().map(({ finished }) => finished));
  } while (moving().length > 0);
})()`;

/** axe reports targets as too small that sticky elements half cover: a header, or in the office the head and the buttons of a record. */
const TO_TOP = `
  scrollTo({ top: 0, behavior: 'instant' });
  for (const element of document.querySelectorAll('main *')) if (element.scrollTop > 0) element.scrollTop = 0;`;

/** Call before the page is opened. */
export const bringAxe = (page: Page) => page.addInitScript({ path: AXE });

export async function expectNoViolations(page: Page) {
  await page.evaluate(TO_TOP);
  await page.evaluate(SETTLED);
  const run = `axe.run({ runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] })`;
  const { violations } = await page.evaluate<AxeResults>(run);
  const told = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }));
  expect(told).toEqual([]);
}
