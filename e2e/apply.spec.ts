import type { Page } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { ENDPOINTS } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { MESSAGES } from '#shared/messages';
import { docxFile, pdfFile } from './files.ts';
import { expect, test, THOROUGH, visit } from './fixtures.ts';
import { expectSuccess, field, FORMS, submit } from './forms.ts';

const REFERENCE = /^A-[0-9A-Z]{6}$/;

async function fillIn(page: Page) {
  await visit(page, PATHS.apply);
  await page.getByLabel('Name').fill('Ana Reyes');
  await page.getByLabel('Email').fill('ana.reyes@mail.example');
  await page.getByLabel('Contact number').fill('09171234567');
  await page.getByLabel('Position').fill('Site Engineer');
}

for (const [kind, file, details] of [
  ['a PDF', pdfFile(), {}],
  ['a Word document', docxFile(), THOROUGH],
] as const) {
  test(`an application with ${kind} is stored, and its reference stays on the page`, details, async ({ page }) => {
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

test('a text that calls itself a PDF is refused by the server, with its sentence at the field', async ({
  page,
  allow,
}) => {
  allow('415 POST /api/apply');
  await fillIn(page);
  await page.getByLabel('Resume').setInputFiles({ ...pdfFile(), buffer: Buffer.from('just text') });
  await page.getByRole('button', { name: MESSAGES.apply.submit }).click();
  const resume = page.getByLabel('Resume');
  await expect(resume).toHaveAccessibleDescription(/^This file cannot be opened/);
  await expect(resume).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden();
  await resume.setInputFiles(pdfFile());
  await expect(page.getByText('This file is damaged')).toBeHidden();
});

test('an empty application names what is missing and sends nothing', THOROUGH, async ({ page }) => {
  await visit(page, PATHS.apply);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('button', { name: MESSAGES.apply.submit }).click();
  const { name, email, position, contact, resume } = MESSAGES.fields;
  for (const sentence of [name, email, position, contact, resume]) await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(sent).toEqual([]);
});

test('an application that begins at a job has its title for the position', async ({ page }) => {
  await visit(page, PATHS.careers);
  const title = page.getByRole('main').getByRole('button', { expanded: false }).first();
  const job = await title.innerText();
  await title.click();
  await page.getByRole('link', { name: MESSAGES.careers.apply }).click();
  await expect(field(page, 'Position')).toHaveValue(job);
  await FORMS.apply.fill(page);
  const { receipt } = await submit(page, MESSAGES.apply.submit, ENDPOINTS.applications);
  expect(receipt.reference).toMatch(REFERENCE);
  await expectSuccess(page, MESSAGES.apply.sent, receipt);
  await expect(field(page, 'Position')).toHaveValue(job);
});

test('a resume that is too large or of another kind never leaves the browser', THOROUGH, async ({ page }) => {
  await fillIn(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  for (const [file, sentence] of [
    [{ ...pdfFile(), buffer: Buffer.alloc(LIMITS.resume.bytes + 1) }, MESSAGES.fields.resumeSize],
    [{ ...pdfFile(), name: 'resume.png' }, MESSAGES.fields.resumeType],
  ] as const) {
    await page.getByLabel('Resume').setInputFiles(file);
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('button', { name: MESSAGES.apply.submit }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('Resume')).toBeFocused();
  }
  expect(sent).toEqual([]);
});
