import type { Page } from '@playwright/test';
import type { SubmissionReceipt } from '../shared/contract.ts';
import { expect } from './fixtures.ts';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Presses the button, and gives what was sent and answered. */
export async function submit(page: Page, button: string, endpoint: string) {
  const answer = page.waitForResponse(`**/api/${endpoint}`);
  await page.getByRole('button', { name: button }).click();
  const response = await answer;
  expect(response.status()).toBe(201);
  return {
    sent: response.request().postDataJSON() as unknown,
    receipt: (await response.json()) as SubmissionReceipt,
  };
}

export async function expectSuccess(page: Page, sentence: string, { reference }: SubmissionReceipt) {
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(sentence);
  await expect(page.getByText(reference)).toBeVisible();
  for (const label of ['Name', 'Email']) await expect(field(page, label)).toHaveValue('');
}
