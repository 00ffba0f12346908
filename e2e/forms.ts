import type { Page, Request, Response } from '@playwright/test';
import { PATHS } from '../shared/catalogue.ts';
import type { SubmissionReceipt } from '../shared/contract.ts';
import { ENDPOINTS } from '../shared/endpoints.ts';
import { MESSAGES } from '../shared/messages.ts';
import { pdfFile } from './files.ts';
import { expect } from './fixtures.ts';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export interface TestForm {
  path: string;
  endpoint: string;
  messages: { submit: string; sent: string };
  fill: (page: Page) => Promise<void>;
}

/** The three forms, each with a hand that fills in what has to be filled in. */
export const FORMS: Record<'quote' | 'apply' | 'inquiry', TestForm> = {
  quote: {
    path: PATHS.offers,
    endpoint: ENDPOINTS.offers,
    messages: MESSAGES.quote,
    fill: async (page) => {
      await field(page, 'Name').fill('Ana Reyes');
      await field(page, 'Phone').fill('+63 917 123 4567');
      await field(page, 'Email').fill('ana.reyes@mail.example');
      const service = field(page, 'Service');
      if ((await service.inputValue()) === '') await service.selectOption('Estimate');
      await field(page, 'Date and time').fill('2031-03-03T14:30');
    },
  },
  apply: {
    path: PATHS.apply,
    endpoint: ENDPOINTS.applications,
    messages: MESSAGES.apply,
    fill: async (page) => {
      await field(page, 'Name').fill('Ana Reyes');
      await field(page, 'Email').fill('ana.reyes@mail.example');
      await field(page, 'Contact number').fill('09171234567');
      if ((await field(page, 'Position').inputValue()) === '') await field(page, 'Position').fill('Site Engineer');
      await field(page, 'Resume').setInputFiles(pdfFile());
    },
  },
  inquiry: {
    path: PATHS.services,
    endpoint: ENDPOINTS.inquiries,
    messages: MESSAGES.inquiry,
    fill: async (page) => {
      await field(page, 'Name').fill('Ana Reyes');
      await field(page, 'Email').fill('ana.reyes@mail.example');
      const service = field(page, 'Service');
      if ((await service.inputValue()) === '') await service.selectOption('Ready Mix Concrete');
      await field(page, 'Contact').fill('0917 123 4567');
      await field(page, 'Description').fill('12 cu.m\non Friday');
      await field(page, 'Deliver').check();
      await field(page, 'Delivery location').fill('Barangay hall, Moncada');
    },
  },
};

export const EACH_FORM = Object.values(FORMS);

/** Presses the button, and gives what was sent and answered. */
export async function submit(page: Page, button: string, endpoint: string) {
  const answer = page.waitForResponse(`**/api/${endpoint}`);
  await page.getByRole('button', { name: button }).click();
  const response = await answer;
  expect(response.status()).toBe(201);
  return { request: response.request(), receipt: await receiptOf(response) };
}

export const jsonOf = (request: Request): unknown => request.postDataJSON();

export const receiptOf = async (response: Response): Promise<SubmissionReceipt> =>
  (await response.json()) as SubmissionReceipt;

/** Lets the next form reach the server, which stores it, and loses the answer. Gives the reference that got lost. */
export async function loseAnswer(page: Page, endpoint: string): Promise<() => string> {
  let lost = '';
  const network = await page.context().newCDPSession(page);
  network.on('Fetch.requestPaused', ({ requestId }) => void lose(requestId));
  const lose = async (requestId: string) => {
    const { body } = await network.send('Fetch.getResponseBody', { requestId });
    lost = (JSON.parse(Buffer.from(body, 'base64').toString()) as SubmissionReceipt).reference;
    await network.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    await network.detach();
  };
  await network.send('Fetch.enable', { patterns: [{ urlPattern: `*/api/${endpoint}`, requestStage: 'Response' }] });
  return () => lost;
}

export async function expectSuccess(page: Page, sentence: string, { reference }: SubmissionReceipt) {
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(sentence);
  await expect(page.getByText(reference)).toBeVisible();
  for (const label of ['Name', 'Email']) await expect(field(page, label)).toHaveValue('');
}
