import type { APIRequestContext, Page as Tab, Response } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import type { Page as ContentPage } from '#shared/content/site/page-data';
import { NOT_FOUND_PAGE } from '#shared/content/addresses/program-pages';
import { ERRORS } from '#shared/error-messages';
import { MESSAGES } from '#shared/messages';
import { CHROMIUM, expect, firstOf, MAP_TILES, test, THOROUGH, WIDE } from './fixtures.ts';
import { BANNER, EXAMPLES, FIRM, PAGES } from './site.ts';

const titleOf = (page: ContentPage) => `${page.title} | ${FIRM.name}`;
const asText = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** Without scripts the HTML is the same: only a button that responds shows that the page is live. */
async function expectLiveMenu(tab: Tab, isMobile: boolean) {
  const button = tab
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: isMobile ? 'Menu' : 'WE OFFER' });
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass();
}

async function expectServedHtml(request: APIRequestContext, page: ContentPage) {
  const response = await request.get(page.path);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/html');
  const html = asText(await response.text());
  expect(html).toContain(`<title>${titleOf(page)}</title>`);
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(page.heading);
  expect(html.includes('name="robots" content="noindex"')).toBe(Boolean(page.unlisted));
}

async function expectPage(tab: Tab, page: ContentPage, response: Response | null) {
  expect(response?.status()).toBe(200);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(page.heading);
  await expect(tab).toHaveTitle(titleOf(page));
}

test('every page is whole in its HTML', async ({ request }) => {
  for (const page of PAGES) await test.step(page.path, () => expectServedHtml(request, page));
});

// The dashboard redirects signed-out visitors; e2e/admin.spec.ts covers it.
for (const page of PAGES.filter(({ path }) => path !== PATHS.adminDashboard)) {
  const tag = EXAMPLES.includes(page) ? [CHROMIUM.tag] : [THOROUGH.tag, WIDE.tag];
  test(
    `${page.path} opens directly and again on reload, and comes to life`,
    { tag },
    async ({ page: tab, isMobile, allow }) => {
      allow(MAP_TILES);
      await expectPage(tab, page, await tab.goto(page.path));
      await expectPage(tab, page, await tab.reload());
      await expectLiveMenu(tab, isMobile);
    },
  );
}

const UNKNOWN = ['/no-such-page', '/project/2008-list', '/gravel-3', '/about/team', '/careers/no-such-job'];

for (const [index, path] of UNKNOWN.entries()) {
  test(`${path} is unknown: status 404 and the error page with a way home`, firstOf(index), async ({ page, allow }) => {
    allow(`404 GET ${path}`);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_PAGE.heading);
    await page.getByRole('link', { name: MESSAGES.notFound.home }).click();
    await expect(page).toHaveURL(PATHS.home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(BANNER);
  });
}

test('an unknown address of the API is a JSON 404', async ({ request }) => {
  const response = await request.get('/api/no-such-call');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toMatchObject({ statusCode: 404, message: ERRORS.notFound });
});
