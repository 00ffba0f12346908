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

/** Call before the page is opened. */
export const bringAxe = (page: Page) => page.addInitScript({ path: AXE });

export async function expectNoViolations(page: Page) {
  // axe reports targets half covered by the sticky header as too small
  await page.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`);
  await page.evaluate(SETTLED);
  const run = `axe.run({ runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] })`;
  const { violations } = await page.evaluate<AxeResults>(run);
  const told = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }));
  expect(told).toEqual([]);
}
