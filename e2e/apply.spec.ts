import type { Page } from '@playwright/test';
import { PATHS } from '../shared/catalogue.ts';
import { MESSAGES } from '../shared/messages.ts';
import { docxFile, pdfFile } from './files.ts';
import { ALIVE, expect, test } from './fixtures.ts';

const REFERENCE = /^A-[0-9A-Z]{6}$/;

async function fillIn(page: Page) {
  await page.goto(PATHS.apply, ALIVE);
  await page.getByLabel('Name').fill('Ana Reyes');
  await page.getByLabel('Email').fill('ana.reyes@mail.example');
  await page.getByLabel('Contact number').fill('09171234567');
  await page.getByLabel('Position').fill('Site Engineer');
}

for (const [kind, file] of [
  ['a PDF', pdfFile()],
  ['a Word document', docxFile()],
] as const) {
  test(`an application with ${kind} is stored, and its reference stays on the page`, async ({ page }) => {
    await fillIn(page);
    await page.getByLabel('Resume').setInputFiles(file);
    const answer = page.waitForResponse('/api/apply');
    await page.getByRole('button', { name: MESSAGES.apply.submit }).click();

    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(MESSAGES.apply.sent);
    const response = await answer;
    expect(response.status()).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    expect(reference).toMatch(REFERENCE);
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByLabel('Position')).toHaveValue('Site Engineer');
  });
}

test('a text that calls itself a PDF is refused by the server, with its sentence on the page', async ({
  page,
  allow,
}) => {
  allow('415 POST /api/apply');
  await fillIn(page);
  await page.getByLabel('Resume').setInputFiles({ ...pdfFile(), buffer: Buffer.from('just text') });
  await page.getByRole('button', { name: MESSAGES.apply.submit }).click();
  await expect(page.getByText(MESSAGES.fields.resumeType)).toBeVisible();
});

test('an empty application names what is missing and sends nothing', async ({ page }) => {
  await page.goto(PATHS.apply, ALIVE);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('button', { name: MESSAGES.apply.submit }).click();
  const { name, email, position, contact, resume } = MESSAGES.fields;
  for (const sentence of [name, email, position, contact, resume]) await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(sent).toEqual([]);
});
