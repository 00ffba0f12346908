import { PATHS, type Screen } from '#shared/catalogue';
import type { MenuEntry } from '#shared/content/addresses/site';
import { ERRORS } from '#shared/error-messages';
import { MESSAGES } from '#shared/messages';
import { expect, test, THOROUGH } from './fixtures.ts';
import { MENU, PAGES } from './site.ts';

test.use({ javaScriptEnabled: false });

/** Chromium reports the scripts that it does not run. */
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

for (const { path, heading } of PAGES) {
  test(`without scripts ${path} has its heading`, THOROUGH, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

const INSTEAD: Partial<Record<Screen, { address: string; subject: string }>> = {
  quote: { address: 'engineering@eclar.example', subject: MESSAGES.quote.heading },
  apply: { address: 'hr@eclar.example', subject: MESSAGES.apply.heading },
  inquiry: { address: 'trading@eclar.example', subject: MESSAGES.inquiry.heading },
};

test('without scripts every page of a form says whom to mail, and shows no field', THOROUGH, async ({ page }) => {
  for (const { path, screen, service } of PAGES.filter(({ screen }) => INSTEAD[screen])) {
    const { address, subject } = INSTEAD[screen]!;
    await page.goto(path);
    await expect(page.getByRole('strong').filter({ hasText: 'This form requires JavaScript' })).toBeVisible();
    const href = (await page.getByRole('link', { name: address }).getAttribute('href'))!;
    expect(href).toMatch(new RegExp(`^mailto:${address}\\?`));
    expect(new URL(href).searchParams.get('subject')).toBe(service ? `${subject}: ${service.name}` : subject);
    await expect(page.getByRole('listitem').filter({ hasText: /^Email$/ })).toBeVisible();
    for (const role of ['textbox', 'combobox', 'radio'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.locator('form').getByRole('button')).toHaveCount(0);
  }
});

test('a form posted to its page past the scripts is refused', async ({ request }) => {
  for (const path of [PATHS.offers, PATHS.apply, PATHS.services]) {
    const response = await request.post(path, { form: { name: 'Ana Reyes' } });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toContain('GET');
    expect(await response.json()).toMatchObject({ message: ERRORS.methodNotAllowed });
  }
});
