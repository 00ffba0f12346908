import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { type DocumentName, DOCUMENT_NAMES } from '#shared/content/documents';
import { addressesOf } from '#shared/content/addresses/site';
import { SAMPLE_SITE } from '#shared/content/sample/sample-site';
import type { ContentState, DraftState } from '#shared/content/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { anotherFirm, SAMPLE_WORDS } from '#shared/testing/another-firm';
import { adminToken } from './admin.ts';
import { onOwnProduct } from './own-product.ts';
import { expect, THOROUGH, visit } from './fixtures.ts';
import { FORMS, submit } from './forms.ts';

const test = onOwnProduct('another-firm');

const CONTENT = `/api/${ENDPOINTS.content}`;
const ROWS = [ENDPOINTS.jobs, ENDPOINTS.rentals];

/** Excerpts around every word of the sample firm. */
const linesWith = (text: string) =>
  [...text.matchAll(SAMPLE_WORDS)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 60));

/** The answer of a picture. */
async function visible(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/(png|jpeg)$/),
  ]);
  return answer;
}

test.describe('a site that another firm has made its own', () => {
  test.describe.configure({ mode: 'default' }); // beforeAll publishes the content once

  test.beforeAll(async ({ playwright, product }) => {
    const request = await playwright.request.newContext({ baseURL: product.url });
    const headers = { Authorization: `Bearer ${await adminToken(request)}` };
    // jobs and rentals are not part of the content
    for (const path of ROWS)
      for (const { _id } of (await (await request.get(`/api/${path}`)).json()) as { _id: string }[])
        expect((await request.delete(`/api/${path}/${_id}`, { headers })).ok()).toBe(true);
    const content = anotherFirm();
    const revisions: Partial<Record<DocumentName, number>> = {};
    for (const name of DOCUMENT_NAMES) {
      const data = { body: content[name], revision: null };
      const answer = await request.put(`${CONTENT}/drafts/${name}`, { headers, data });
      revisions[name] = ((await answer.json()) as DraftState).revision;
    }
    const published = await request.post(`${CONTENT}/publish`, { headers, data: { revisions } });
    expect(published.status(), await published.text()).toBe(200);
    const { sampleLeft } = (await (await request.get(CONTENT, { headers })).json()) as ContentState;
    expect(sampleLeft).not.toContain('address');
    await request.dispose();
  });

  test(
    'names the firm of the repository on no page, in no data and in no file for robots',
    THOROUGH,
    async ({ request }) => {
      const pages = addressesOf(SAMPLE_SITE).map(({ path }) => path);
      const data = pages.map((path) => `/content${path === '/' ? '/index' : path}.json`);
      const found: string[] = [];
      for (const path of [...pages, ...data, '/sitemap.xml', '/robots.txt', '/manifest.json', '/no-such-page']) {
        const answer = await request.get(path);
        found.push(...linesWith(await answer.text()).map((line) => `${path}: ${line}`));
      }
      expect(found).toEqual([]);
      expect((await request.get(`/content${PATHS.about}.json`)).ok()).toBe(true);
      expect(await (await request.get(PATHS.profile)).text()).toContain('Sugbo Builders');
      expect(await (await request.get(PATHS.contact)).text()).toMatch(/ld\+json.*Sugbo Builders/s);
    },
  );

  test(
    'shows its initial in the tab and on a phone, and its name where a page is shared',
    THOROUGH,
    async ({ request }) => {
      for (const path of [PATHS.home, PATHS.offers, PATHS.adminLogin]) {
        const html = await (await request.get(path)).text();
        expect(html).not.toContain('favicon.svg');
        const [tab, touch] = ['icon', 'apple-touch-icon'].map((rel) =>
          new RegExp(`rel="${rel}" href="([^"]+)"`).exec(html),
        );
        const shared = new RegExp(`property="og:image" content="${anotherFirm().firm.site}([^"]+)"`).exec(html);
        for (const [, address] of [tab!, touch!, shared!]) {
          const answer = await visible(request, address);
          expect(answer.headers()['cache-control']).toContain('immutable');
          expect(address).toMatch(/^\/pictures\/(icon|share)-/);
        }
      }
      const manifest = (await (await request.get('/manifest.json')).json()) as {
        name: string;
        icons: { src: string }[];
      };
      expect(manifest.name).toBe('Sugbo Builders');
      for (const { src } of manifest.icons) await visible(request, src);
    },
  );

  test('leaves no room for lists that it does not have', THOROUGH, async ({ page }) => {
    for (const path of [PATHS.rentals, PATHS.careers]) {
      await visit(page, path);
      await expect(page.getByText(/^No .+ available at the moment\.$/)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeInViewport();
    }
  });

  test('offers its own office for a meeting, in the form and in the calendar', THOROUGH, async ({ page }) => {
    for (const path of [PATHS.services, PATHS.apply, PATHS.offers]) {
      await visit(page, path);
      await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
      expect(linesWith(await page.locator('html').innerHTML())).toEqual([]);
    }
    await expect(page.getByLabel('Meeting location')).toHaveValue('Sugbo Building, Liloan, Cebu');
    await FORMS.quote.fill(page);
    await submit(page, FORMS.quote.messages.submit, FORMS.quote.endpoint);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const calendar = (await readFile(await (await saving).path(), 'utf8')).replaceAll('\r\n ', '');
    expect(calendar).toContain('LOCATION:Sugbo Building\\, V. Rama Avenue\\, Liloan\\, Cebu 6000');
    expect(linesWith(calendar)).toEqual([]);
  });
});
