import type { APIRequestContext, Page } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import type { ContentState, Release } from '#shared/content/contract';
import type { Service } from '#shared/content/documents/services';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { adminToken } from './admin.ts';
import { bringAxe, expectNoViolations } from './axe.ts';
import { asVisitor, edit, panelOf, publish } from './editing.ts';
import { onOwnProduct } from './own-product.ts';
import { expect, reload, THOROUGH, visit } from './fixtures.ts';

const CONTENT = `/api/${ENDPOINTS.content}`;

const test = onOwnProduct('services');

// each test starts from the content that the previous one published
test.describe.configure({ mode: 'serial' });

/** Changes the services and publishes them. */
async function republish(request: APIRequestContext, changed: (services: Service[]) => Service[]) {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const state = async () => (await (await request.get(CONTENT, { headers })).json()) as ContentState;
  const { services } = (await state()).content.services;
  const data = { changes: [{ path: ['services'], before: services, value: changed(services) }] };
  expect((await request.patch(`${CONTENT}/drafts/services`, { headers, data })).ok()).toBe(true);
  const revisions = Object.fromEntries((await state()).drafts.map(({ document, revision }) => [document, revision]));
  const published = await request.post(`${CONTENT}/publish`, { headers, data: { revisions } });
  expect(published.status()).toBe(200);
  return (await published.json()) as Release;
}

/** Uses the hamburger and a click in narrow windows, the pointer in wide ones. */
async function openMenu(page: Page, name: string) {
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  const entry = page.getByRole('button', { name });
  if (!(await hamburger.isVisible())) return entry.hover();
  await hamburger.click();
  await entry.click();
}

const optionsOf = (page: Page) => page.getByLabel('Service').locator('option').allTextContents();
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const sitemap = async (request: APIRequestContext) => (await request.get('/sitemap.xml')).text();

test(
  'a new service is in menus, cards, forms, sitemap and data as soon as it is published',
  THOROUGH,
  async ({ page, browser, baseURL, request }) => {
    await bringAxe(page);
    await edit(page, PATHS.home);
    await panelOf(page).getByRole('button', { name: 'Add a service' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a service' });
    await dialog.getByLabel('Name').fill('Bored Piling');
    await dialog
      .getByLabel('Description, in one sentence')
      .fill('Piles that carry a building where the ground does not.');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Add a service' }).click();
    await expect(page).toHaveURL(/\/bored-piling$/);
    await expectNoViolations(page);
    await publish(page);
    await asVisitor(browser, baseURL!, async (visitor) => {
      await visit(visitor, PATHS.home);
      await expect(visitor.getByRole('main').getByRole('link', { name: 'Bored Piling' })).toBeVisible();
      await openMenu(visitor, 'WE OFFER');
      await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bored Piling' }).click();
      await expect(visitor.getByRole('heading', { level: 1, name: MESSAGES.quote.heading })).toBeVisible();
      await expect(visitor.getByLabel('Service')).toHaveValue('Bored Piling');
      await expect(footerLink(visitor, 'Bored Piling')).toBeVisible();
      await visit(visitor, PATHS.services);
      expect(await optionsOf(visitor)).toContain('Bored Piling');
    });
    expect(await sitemap(request)).toContain('/bored-piling');
    const data = await request.get('/content/bored-piling.json');
    expect(await data.text()).toContain('Piles that carry a building');
  },
);

test(
  'a service keeps its visitors when its name and address change, also those with an old page',
  THOROUGH,
  async ({ page, browser, baseURL, request, allow }) => {
    allow('404 GET /content/design.json');
    await asVisitor(browser, baseURL!, async (visitor) => {
      await visit(visitor, PATHS.privacy);
      await edit(page, '/design');
      const own = panelOf(page).getByRole('group', { name: 'Design', exact: true }).first();
      await own.getByLabel('Name', { exact: true }).fill('Design and Plans');
      await panelOf(page).getByRole('button', { name: 'Change the address to /design-and-plans' }).click();
      await expect(page).toHaveURL(/\/design-and-plans$/);
      await expect(page.getByRole('main').getByLabel('Service')).toHaveValue('Design and Plans');
      await publish(page);
      await reload(page);
      await expect(page.getByRole('main').getByLabel('Service')).toHaveValue('Design and Plans');
      // an old document, whose menus still have the old address
      await footerLink(visitor, 'Design').click();
      await expect(visitor).toHaveURL(/\/design-and-plans$/);
      await expect(visitor.getByLabel('Service')).toHaveValue('Design and Plans');
    });
    const old = await request.get('/design?from=sign', { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([308, '/design-and-plans?from=sign']);
    expect((await request.get('/content/design.json')).status()).toBe(404);
    expect(await sitemap(request)).not.toContain('/design<');
  },
);

test(
  'an address that leads elsewhere can be taken again, and no browser goes in circles',
  THOROUGH,
  async ({ page, request }) => {
    const moveTo = (path: string) =>
      republish(request, (all) => all.map((service) => (service.id === 'design' ? { ...service, path } : service)));
    await visit(page, '/design');
    await expect(page).toHaveURL(/\/design-and-plans$/);
    await moveTo('/design');
    await visit(page, '/design-and-plans');
    await expect(page).toHaveURL(/\/design$/);
    await visit(page, '/design');
    await expect(page).toHaveURL(/\/design$/);
    await expect(page.getByLabel('Service')).toHaveValue('Design and Plans');
  },
);

test('two services that swap their addresses are both where they say', THOROUGH, async ({ page, request }) => {
  const paths: Record<string, string> = { built: '/estimate', estimate: '/built' };
  await republish(request, (all) => all.map((service) => ({ ...service, path: paths[service.id] ?? service.path })));
  await visit(page, '/built');
  await expect(page.getByLabel('Service')).toHaveValue('Estimate');
  await footerLink(page, 'Built').click();
  await expect(page).toHaveURL(/\/estimate$/);
  await expect(page.getByLabel('Service')).toHaveValue('Built');
});

test('a hidden service is nowhere, and its address leads to its form', THOROUGH, async ({ page, request }) => {
  await republish(request, (all) => all.map((service) => ({ ...service, hidden: service.id === 'vibro' })));
  await visit(page, '/vibro');
  await expect(page).toHaveURL(new RegExp(`${PATHS.services}$`));
  expect(await optionsOf(page)).not.toContain('Vibro');
  await expect(footerLink(page, 'Vibro')).toHaveCount(0);
  expect(await sitemap(request)).not.toContain('/vibro<');
  expect((await request.get('/content/vibro.json')).status()).toBe(404);
  await republish(request, (all) => all.map((service) => ({ ...service, hidden: false })));
  await visit(page, '/vibro');
  await expect(page).toHaveURL(/\/vibro$/);
});
