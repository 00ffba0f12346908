import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './fixtures.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/**
 * Colours on their way from one to another, and what fades in, have contrasts of their own. A change of a moment ago begins
 * to move in one of the next frames.
 */
const SETTLED = `(async () => {
  const moving = () => document.getAnimations().filter((one) =>
    one.playState === 'running' && one.effect.getComputedTiming().endTime < 1000);
  do {
    for (const frame of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    await Promise.allSettled(moving().map(({ finished }) => finished));
  } while (moving().length > 0);
})()`;

/** To be called before the page is opened. */
export const bringAxe = (page: Page) => page.addInitScript({ path: AXE });

export async function expectNoViolations(page: Page) {
  // what the sticky header happens to cover by halves would be told as too small
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
