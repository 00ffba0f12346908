import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { MESSAGES } from '#shared/messages';
import { pdfFile } from './files.ts';
import { expect, firstOf, reload, test, THOROUGH, visit } from './fixtures.ts';
import { EACH_FORM, expectSuccess, field, FORMS, jsonOf, loseAnswer, receiptOf, submit } from './forms.ts';

const AGAIN = 'Send again';
const NOT_SENT = 'Not sent yet.';
const OFFLINE = 'You are offline. Your entries are saved: send it once you are back.';

/** A resume on disk, which has the same date when it is chosen again. */
async function savedResume(info: TestInfo): Promise<string> {
  const file = info.outputPath('resume.pdf');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pdfFile().buffer);
  return file;
}

for (const [index, { path, endpoint, messages, fill }] of EACH_FORM.entries()) {
  test(
    `${path}: a form whose answer was lost is sent again after a reload, and stored once`,
    firstOf(index),
    async ({ page, allow }, info) => {
      allow(`net::ERR_CONNECTION_RESET POST /api/${endpoint}`);
      const resume = path === FORMS.apply.path ? await savedResume(info) : undefined;
      await visit(page, path);
      await fill(page);
      if (resume) await field(page, 'Resume').setInputFiles(resume);
      const lost = await loseAnswer(page, endpoint);
      await page.getByRole('button', { name: messages.submit }).click();
      await expect(page.getByRole('alert')).toHaveText(MESSAGES.networkFailed);

      await reload(page);
      await expect(page.getByText(NOT_SENT)).toBeVisible();
      await expect(field(page, 'Name')).toHaveValue('Ana Reyes');
      if (resume) await field(page, 'Resume').setInputFiles(resume);
      const { receipt } = await submit(page, AGAIN, endpoint);
      expect(receipt.reference).toBe(lost());
      await expectSuccess(page, messages.sent, receipt);
      await expect(page.getByRole('button', { name: AGAIN })).toHaveCount(0);
    },
  );

  test(
    `${path}: a form whose answer was lost is sent again at once, and stored once`,
    THOROUGH,
    async ({ page, allow }) => {
      allow(`net::ERR_CONNECTION_RESET POST /api/${endpoint}`);
      await visit(page, path);
      await fill(page);
      const lost = await loseAnswer(page, endpoint);
      await page.getByRole('button', { name: messages.submit }).click();
      await expect(page.getByRole('alert')).toHaveText(MESSAGES.networkFailed);
      const { receipt } = await submit(page, AGAIN, endpoint);
      expect(receipt.reference).toBe(lost());
      await expectSuccess(page, messages.sent, receipt);
    },
  );

  test(
    `${path}: offline says that nothing is lost, and online it can be sent`,
    THOROUGH,
    async ({ page, context, allow }) => {
      allow('net::ERR_INTERNET_DISCONNECTED'); // the form, and open positions that may be on their way
      await visit(page, path);
      await fill(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: messages.submit }).click();
      await expect(page.getByRole('alert')).toHaveText(MESSAGES.networkFailed);
      await expect(page.getByText(OFFLINE)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(OFFLINE)).toHaveCount(0);
      const { receipt } = await submit(page, AGAIN, endpoint);
      await expectSuccess(page, messages.sent, receipt);
    },
  );
}

test('a form that a machine has filled is answered like any other', THOROUGH, async ({ page }) => {
  await visit(page, FORMS.inquiry.path);
  await FORMS.inquiry.fill(page);
  await page.evaluate(`document.querySelector('[name=subject]').value = 'Buy now'`);
  const { request, receipt } = await submit(page, MESSAGES.inquiry.submit, FORMS.inquiry.endpoint);
  expect(jsonOf(request)).toMatchObject({ subject: 'Buy now' });
  await expectSuccess(page, MESSAGES.inquiry.sent, receipt);
});

test('a large resume shows how much of it is on its way', THOROUGH, async ({ page, context }) => {
  await visit(page, FORMS.apply.path);
  await FORMS.apply.fill(page);
  const buffer = Buffer.concat([pdfFile().buffer, Buffer.alloc(2_000_000)]);
  await field(page, 'Resume').setInputFiles({ ...pdfFile(), buffer });
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 300_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const answer = page.waitForResponse(`**/api/${FORMS.apply.endpoint}`);
  await page.getByRole('button', { name: MESSAGES.apply.submit }).click();
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeInViewport();
  await expect(page.getByText(/^[1-9]\d%$/)).toBeVisible();
  await expectSuccess(page, MESSAGES.apply.sent, await receiptOf(await answer));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
