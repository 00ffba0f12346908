import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ADMIN } from '../tools/lib/product.mjs';
import { PATHS } from '#shared/catalogue';
import type { LoginResult } from '#shared/accounts/contract';
import { MESSAGES } from '#shared/messages';
import { expect, visit } from './fixtures.ts';

export const uniqueName = (kind: string) => `${kind} ${randomUUID().slice(0, 8)}`;

export async function fillSignIn(page: Page, password = ADMIN.password) {
  await visit(page, PATHS.adminLogin);
  await page.getByLabel('Admin email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: MESSAGES.admin.login }).click();
}

/** In a session of its own: for tests that end it, or whose subject is to sign in. */
export async function signInByForm(page: Page) {
  await fillSignIn(page);
  await expect(page).toHaveURL(PATHS.adminDashboard);
  await expect(page.getByRole('button', { name: MESSAGES.admin.logout })).toBeVisible();
}

/** A worker has one product, and all its tests share this session. */
let shared: Promise<string> | undefined;

/** The token of a session that no test ends. */
export const adminToken = (request: APIRequestContext) => (shared ??= newToken(request));

/** Signs a browser in, as it is after the form. The page is to be opened, or loaded again. */
export async function keepSession(page: Page, email: string, token: string) {
  const { origin } = new URL((await page.request.head('/robots.txt')).url());
  const kept = { adminToken: token, isAdmin: 'true', adminAccount: email };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** Signs in with the session that the tests share, without opening a page. */
export const useAdmin = async (page: Page) => keepSession(page, ADMIN.email, await adminToken(page.request));

/** Opens the dashboard, signed in. */
export async function openDashboard(page: Page, query = '') {
  await useAdmin(page);
  await page.goto(PATHS.adminDashboard + query);
  await expect(page.getByRole('button', { name: MESSAGES.admin.logout })).toBeVisible();
}

/** Selects a tab of the dashboard; on phones most stand behind a button. */
const moreOf = (page: Page) => page.getByRole('button', { name: 'More', exact: true });

/** The tabs of the dashboard: on a phone they are behind its last button. */
export async function tabsOf(page: Page) {
  await page.getByRole('tab').or(moreOf(page)).first().waitFor();
  if (await moreOf(page).isVisible()) await moreOf(page).click();
  return page.getByRole('tab');
}

export async function openTab(page: Page, name: string) {
  const tab = page.getByRole('tab', { name });
  await tab.or(moreOf(page)).first().waitFor();
  if (!(await tab.isVisible())) await moreOf(page).click();
  await tab.click();
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
