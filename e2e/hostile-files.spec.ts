import type { APIRequestContext } from '@playwright/test';
import { ENDPOINTS } from '#shared/endpoints';
import type { SubmissionPage, SubmissionReceipt } from '#shared/contract';
import { adminToken } from './admin.ts';
import { expect, test, THOROUGH } from './fixtures.ts';
import { HOSTILE_FILES, type HostileFile } from './hostile-files.ts';

const APPLICANT = { name: 'Ana Reyes', email: 'ana.reyes@mail.example', position: 'Driver', contact: '09171234567' };
/** An address on our own origin, where a script could do the most harm. */
const OPENED = '/opened';

async function send(request: APIRequestContext, { name, content }: HostileFile): Promise<string | undefined> {
  const resume = { name, mimeType: 'text/html', buffer: content };
  const response = await request.post(`/api/${ENDPOINTS.applications}`, { multipart: { ...APPLICANT, resume } });
  expect([201, 400, 415]).toContain(response.status());
  return response.ok() ? ((await response.json()) as SubmissionReceipt).reference : undefined;
}

test(
  'no uploaded file runs, even when a browser is made to open what the server would send',
  THOROUGH,
  async ({ page, request }) => {
    expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(40);
    const headers = { Authorization: `Bearer ${await adminToken(request)}` };
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    let opened = 0;
    for (const file of HOSTILE_FILES) {
      const reference = await send(request, file);
      if (!reference) continue;
      const found = await request.get(`/api/${ENDPOINTS.submissions}?search=${reference}`, { headers });
      const [{ _id }] = ((await found.json()) as SubmissionPage).items;
      const resume = await request.get(`/api/${ENDPOINTS.submissions}/${_id}/resume`, { headers });
      expect(resume.headers()).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': 'sandbox',
      });
      // the real address needs a token, so the response is served at an open one
      await page.route(`**${OPENED}`, async (route) => route.fulfill({ response: resume }));
      const download = page.waitForEvent('download');
      await page.goto(OPENED).catch((error: Error) => expect(error.message).toContain('Download is starting'));
      await (await download).cancel();
      await page.unroute(`**${OPENED}`);
      opened++;
    }
    expect(opened).toBeGreaterThan(5);
    expect(dialogs).toEqual([]);
  },
);
