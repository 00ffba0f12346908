import type { Page, Request, Response } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import type { SubmissionReceipt } from '#shared/contract';
import { APPLICATION_FORM } from '#shared/forms/application';
import type { FormRecord } from '#shared/forms/form';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { QUOTE_FORM } from '#shared/forms/quote';
import { examplesOf } from '#shared/forms/sample';
import { pdfFile } from './files.ts';
import { expect } from './fixtures.ts';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export interface TestForm {
  path: string;
  endpoint: string;
  messages: { submit: string; sent: string };
  fill: (page: Page) => Promise<void>;
}

type Texts = Record<string, string>;

/** Fills in the fields that the page shows. Selections already made by the page or the test stay. */
async function fillIn(page: Page, { fields, subject }: FormRecord, texts: Texts): Promise<void> {
  for (const name of Object.keys(fields)) {
    const control = page.locator(`form [name="${name}"]`).first();
    if (!(await control.count())) continue;
    const isSelect = (await page.locator(`form select[name="${name}"]`).count()) > 0;
    const isChosen = (isSelect || name === subject) && (await control.inputValue()) !== '';
    if ((await control.getAttribute('type')) === 'radio') await field(page, texts[name]).check();
    else if (isSelect && !isChosen) await control.selectOption(texts[name]);
    else if (!isChosen) await control.fill(texts[name]);
  }
}

const VISITOR = { name: 'Ana Reyes', email: 'ana.reyes@mail.example' };

/** The text typed into each form: the examples of its record, with these replacements. */
export const TYPED = {
  quote: {
    ...examplesOf(QUOTE_FORM),
    ...VISITOR,
    phone: '+63 917 123 4567',
    service: 'Estimate',
    meetingDateTime: '2031-03-03T14:30',
  },
  apply: { ...examplesOf(APPLICATION_FORM), ...VISITOR },
  inquiry: {
    ...examplesOf(INQUIRY_FORM),
    ...VISITOR,
    contact: '0917 123 4567',
    description: '12 cu.m\non Friday',
    deliveryLocation: 'Barangay hall, Moncada',
  },
};

/** The three forms, with functions that fill them in. */
export const FORMS: Record<'quote' | 'apply' | 'inquiry', TestForm> = {
  quote: { ...QUOTE_FORM, path: PATHS.offers, fill: (page) => fillIn(page, QUOTE_FORM, TYPED.quote) },
  apply: {
    ...APPLICATION_FORM,
    path: PATHS.apply,
    fill: async (page) => {
      await fillIn(page, APPLICATION_FORM, TYPED.apply);
      await field(page, 'Resume').setInputFiles(pdfFile());
    },
  },
  inquiry: { ...INQUIRY_FORM, path: PATHS.services, fill: (page) => fillIn(page, INQUIRY_FORM, TYPED.inquiry) },
};

export const EACH_FORM = Object.values(FORMS);

/** Presses the button and returns the request and the receipt. */
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

/** Lets the next form reach the server but drops the response. The returned function gives the reference in it. */
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
