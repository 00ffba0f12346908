import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ADMIN } from '../tools/lib/product.mjs';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type { LoginResult, MadeInvitation } from '#shared/accounts/contract';
import type { Role } from '#shared/accounts/roles';
import { PATHS } from '#shared/catalogue';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { expect, visit } from './fixtures.ts';

export const uniqueName = (kind: string) => `${kind} ${randomUUID().slice(0, 8)}`;

export async function fillSignIn(page: Page, password = ADMIN.password) {
  await visit(page, PATHS.adminLogin);
  await page.getByLabel('Admin email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: MESSAGES.admin.login }).click();
}

/** Signs in with a session of its own, for tests that end it or that test signing in. */
export async function signInByForm(page: Page) {
  await fillSignIn(page);
  await expect(page).toHaveURL(PATHS.adminDashboard);
  await expect(page.getByRole('button', { name: MESSAGES.admin.logout })).toBeVisible();
}

/** Shared by all tests of a worker, which has one product. */
let shared: Promise<string> | undefined;

/** The token of the shared session, which no test may end. */
export const adminToken = (request: APIRequestContext) => (shared ??= newToken(request));

/** Stores a session as the sign-in form does. It applies once the page is opened or reloaded. */
export async function keepSession(page: Page, email: string, token: string) {
  const { origin } = new URL((await page.request.head('/robots.txt')).url());
  const kept = { adminToken: token, isAdmin: 'true', adminAccount: email };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** Signs in with the shared session, without opening a page. */
export const useAdmin = async (page: Page) => keepSession(page, ADMIN.email, await adminToken(page.request));

/** Opens the dashboard, signed in. */
export async function openDashboard(page: Page, query = '') {
  await useAdmin(page);
  await page.goto(PATHS.adminDashboard + query);
  await expect(page.getByRole('button', { name: MESSAGES.admin.logout })).toBeVisible();
}

/** The button that holds most of the dashboard's tabs on phones. */
const moreOf = (page: Page) => page.getByRole('button', { name: 'More', exact: true });

/** All tabs of the dashboard, after opening the phone's menu. */
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

/** The add form of the open tab, after opening it on phones. */
export async function addForm(page: Page, name: string): Promise<Locator> {
  const form = page.getByRole('form', { name });
  const opener = page.locator('summary', { hasText: name });
  await opener.or(form).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  return form;
}

const PASSWORD = 'gravel roads after the long rain';

/** Creates an account of Rosa Cruz with these roles, and signs it in. */
export async function newAccount(request: APIRequestContext, roles: Role[]) {
  const email = `${uniqueName(roles[0]).replace(' ', '-')}@mail.example`;
  const headers = { authorization: `Bearer ${await adminToken(request)}` };
  const invited = await request.post(`/api/${ACCOUNT_ENDPOINTS.accounts}`, { headers, data: { email, roles } });
  const { link } = (await invited.json()) as MadeInvitation;
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  const data = { token, name: 'Rosa Cruz', newPassword: PASSWORD };
  expect((await request.put(`/api/${ACCOUNT_ENDPOINTS.passwordLink}`, { data })).status()).toBe(204);
  const answer = await request.post(`/api/${ENDPOINTS.adminLogin}`, { data: { email, password: PASSWORD } });
  return { email, token: ((await answer.json()) as LoginResult).token };
}

/** The token of a new session, beside the page's. */
export async function newToken(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/admin-login', { data: ADMIN });
  expect(response.status()).toBe(200);
  return ((await response.json()) as LoginResult).token;
}

/** The page's local storage, by name. */
export async function storedBy(page: Page): Promise<Record<string, string>> {
  const { origins } = await page.context().storageState();
  return Object.fromEntries(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  );
}
