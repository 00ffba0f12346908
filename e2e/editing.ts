import type { Browser, Page } from '@playwright/test';
import { useAdmin } from './admin.ts';
import { expect, visit } from './fixtures.ts';

export const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Edit this page' });

/** Signs in and opens a page in edit mode. */
export async function edit(page: Page, path: string): Promise<void> {
  await useAdmin(page);
  await visit(page, path);
  await page.getByRole('button', { name: 'Edit this page' }).click();
  await expect(panelOf(page).getByText('Saved', { exact: true })).toBeVisible();
}

/** Publishes all drafts once they are saved. */
export async function publish(page: Page): Promise<void> {
  await expect(panelOf(page).getByText('Saved', { exact: true })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors can see it now.')).toBeVisible({ timeout: 60_000 });
  await expect(dialog).toBeHidden();
}

/** Opens a tab in a browser without the admin's session. */
export async function asVisitor(browser: Browser, url: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  await look(await context.newPage());
  await context.close();
}
