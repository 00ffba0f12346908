import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ADMIN } from '../tools/lib/product.mjs';
import { PATHS } from '#shared/catalogue';
import type { LoginResult } from '#shared/accounts/contract';
import { MESSAGES } from '#shared/messages';
import { ALIVE, expect } from './fixtures.ts';

export const uniqueName = (kind: string) => `${kind} ${randomUUID().slice(0, 8)}`;

export async function fillSignIn(page: Page, password = ADMIN.password) {
  await page.goto(PATHS.adminLogin, ALIVE);
  await page.getByLabel('Admin email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: MESSAGES.admin.login }).click();
}

export async function signIn(page: Page) {
  await fillSignIn(page);
  await expect(page).toHaveURL(PATHS.adminDashboard);
  await expect(page.getByRole('button', { name: MESSAGES.admin.logout })).toBeVisible();
}

/** The add form of the open tab; on phones it stands behind a button. */
export async function addForm(page: Page, name: string): Promise<Locator> {
  const form = page.getByRole('form', { name });
  const opener = page.locator('summary', { hasText: name });
  await opener.or(form).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  return form;
}

/** The token of a session of its own, beside the one of the page. */
export async function newToken(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/admin-login', { data: ADMIN });
  expect(response.status()).toBe(200);
  return ((await response.json()) as LoginResult).token;
}

/** What the page keeps in local storage, by name. */
export async function storedBy(page: Page): Promise<Record<string, string>> {
  const { origins } = await page.context().storageState();
  return Object.fromEntries(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  );
}
