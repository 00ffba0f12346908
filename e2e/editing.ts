import type { Browser, Page } from '@playwright/test';
import { startProduct } from '../tools/lib/product.mjs';
import { ALIVE, expect, test as base } from './fixtures.ts';

/**
 * The tests of a file, with a site of their own: what is published there would change the pages that other files look at.
 *
 * @param name of the file, for the log of its site
 */
export const editing = (name: string) =>
  base.extend<object, { product: Awaited<ReturnType<typeof startProduct>> }>({
    product: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
      async ({}, use) => {
        const product = await startProduct({ log: `test-results/${name}.log` });
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ product }, use) => use(product.url),
  });

export const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Edit this page' });

/** Opens a page in edit mode, for an admin who is signed in. */
export async function edit(page: Page, path: string): Promise<void> {
  await page.goto(path, ALIVE);
  await page.getByRole('button', { name: 'Edit this page' }).click();
  await expect(panelOf(page).getByText('Saved')).toBeVisible();
}

/** Publishes all that is saved. */
export async function publish(page: Page): Promise<void> {
  await expect(panelOf(page).getByText('Saved', { exact: true })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible();
}

/** In a browser that knows nothing of the admin's. */
export async function asVisitor(browser: Browser, url: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  await look(await context.newPage());
  await context.close();
}
