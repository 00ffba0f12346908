import type { Page as Tab } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { ALIVE, expect, test } from './fixtures.ts';

const inFooter = (page: Tab, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('a link that is pointed at, touched or come to with the keyboard fetches its page ahead', async ({
  page,
  hasTouch,
}) => {
  await page.goto(PATHS.privacy, ALIVE);
  await page.evaluate(`addEventListener('click', (click) => click.preventDefault(), true)`);
  const about = inFooter(page, 'About the company');
  const pointed = page.waitForRequest(/\/about-page-/);
  await (hasTouch ? about.tap() : about.hover());
  await pointed;
  const focused = page.waitForRequest(/\/rentals-page-/);
  await inFooter(page, 'Equipment for rent').focus();
  await focused;
  await expect(page).toHaveURL(PATHS.privacy);
});
