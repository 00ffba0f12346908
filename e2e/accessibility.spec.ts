import { PATHS } from '#shared/catalogue';
import { projectPath } from '#shared/content/addresses/site';
import { MESSAGES } from '#shared/messages';
import { bringAxe, expectNoViolations } from './axe.ts';
import { drawTiles, expect, MAP_TILES, reload, test, THOROUGH, visit, WIDE } from './fixtures.ts';
import { EACH_FORM } from './forms.ts';
import { EXAMPLES, PAGES } from './site.ts';

/** Projects in the sample's list of 2020, with a picture and without. */
const PICTURED = 6;
const BARE = 4;

test.beforeEach(({ page }) => bringAxe(page));

// The dashboard redirects signed-out visitors; accessibility-admin.spec.ts covers it.
for (const one of PAGES.filter(({ screen }) => screen !== 'admin-dashboard')) {
  const tag = EXAMPLES.includes(one) ? [] : [THOROUGH.tag, WIDE.tag];
  test(`${one.path} has no violation of WCAG 2.2 AA`, { tag }, async ({ page, allow }) => {
    allow(MAP_TILES);
    if (one.screen === 'contact') await drawTiles(page);
    await visit(page, one.path);
    await expectNoViolations(page);
  });
}

test('the error page has no violations', THOROUGH, async ({ page, allow }) => {
  allow('/no-such-page'); // its status and its heading
  await visit(page, '/no-such-page');
  await expectNoViolations(page);
});

test('a form has no violations while it shows its errors', THOROUGH, async ({ page }) => {
  await visit(page, PATHS.apply);
  await page.getByRole('button', { name: MESSAGES.apply.submit }).click();
  await expect(page.getByText(MESSAGES.fields.email)).toBeVisible();
  await expectNoViolations(page);
});

for (const { path, messages, fill } of EACH_FORM) {
  test(
    `${path} has no violations while it can be sent again, after the failure and after a reload`,
    THOROUGH,
    async ({ page, context, allow }) => {
      allow('net::ERR_INTERNET_DISCONNECTED'); // the form, and open positions that may be on their way
      await visit(page, path);
      await fill(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: messages.submit }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText('You are offline.')).toBeVisible();
      await expectNoViolations(page);
      await context.setOffline(false);
      await reload(page);
      await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
      await expectNoViolations(page);
    },
  );
}

test('the open menu has no violations', async ({ page, isMobile }) => {
  await visit(page, PATHS.about);
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) await menu.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'OTHER SERVICES' }).click();
  await menu.getByRole('button', { name: 'Aggregate' }).click();
  await expect(menu.getByRole('link', { name: 'Vibro' })).toBeVisible();
  await expectNoViolations(page);
});

test('an open job has no violations, on its card and on its own page', THOROUGH, async ({ page }) => {
  await visit(page, PATHS.careers);
  const titles = page.getByRole('main').getByRole('button', { expanded: false });
  await titles.first().click();
  await expect(page.getByRole('region', { name: 'Qualifications' })).toContainText(/\w/);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'View job' }).click();
  await expect(page.getByRole('link', { name: MESSAGES.careers.all })).toBeVisible();
  await expectNoViolations(page);
});

test('an open project has no violations, with a picture and without', THOROUGH, async ({ page }) => {
  for (const id of [PICTURED, BARE]) {
    await visit(page, `${projectPath('2020')}?project=${id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  }
});

test('a list of projects that the filter has emptied has no violations', THOROUGH, async ({ page }) => {
  await visit(page, projectPath('2020'));
  await page.getByRole('searchbox').fill('no such project');
  await expect(page.getByText('0 of 34 projects')).toBeVisible();
  await expectNoViolations(page);
});
