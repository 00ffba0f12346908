import { MENU, type MenuEntry, PAGES, PATHS } from '../shared/catalogue.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

/** So the browser tells of scripts that it was told not to run. */
test.beforeEach(({ allow }) => allow('csp GET /assets/'));

const linksOf = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.entries ? linksOf(entry.entries) : entry.path ? [entry] : []));

test('without scripts every page of the menu can be reached', async ({ page }) => {
  await page.goto(PATHS.about);
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const { label, path } of linksOf(MENU)) {
    const link = menu.getByRole('link', { name: label, exact: true, includeHidden: true });
    await expect(link).toHaveAttribute('href', path!);
  }
  await menu.getByRole('link', { name: 'CONTACT US' }).click();
  await expect(page).toHaveURL(PATHS.contact);
});

test('without scripts every page has its heading', async ({ page }) => {
  for (const { path, heading } of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
