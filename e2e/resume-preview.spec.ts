import type { APIRequestContext, Page } from '@playwright/test';
import { RESUME_FRAME } from '#shared/resume-frame';
import { bringAxe, expectNoViolations } from './axe.ts';
import { pdfFile } from './files.ts';
import { expect, test, THOROUGH } from './fixtures.ts';
import { apply, openSubmission, visitor } from './inbox.ts';

const WORDS = 'Welder of bridges since 2009';

/** A PDF printed by the browser, in place of a word processor's. */
async function printed(page: Page): Promise<Buffer> {
  const pages = [`<h1>${WORDS}</h1>`, '<p>Second page</p>', '<p>Third page</p>'];
  await page.setContent(pages.join('<div style="break-after: page"></div>'));
  return page.pdf();
}

async function preview(page: Page, request: APIRequestContext, content: Buffer) {
  const who = visitor();
  await apply(request, { ...who, resume: { ...pdfFile(), buffer: content } });
  await openSubmission(page, who.name);
  await page.getByRole('button', { name: 'Preview resume' }).click();
  return page.frameLocator('iframe[title^="Resume of"]');
}

test(
  'a resume is read in the page: its pages, its words, larger and smaller, and its file',
  THOROUGH,
  async ({ page, request }) => {
    await bringAxe(page);
    const frame = await preview(page, request, await printed(page));
    await expect(page.getByText('3 pages.')).toBeVisible();
    await expect(frame.getByRole('heading', { name: WORDS }).or(frame.getByText(WORDS)).first()).toBeAttached();
    const sheet = frame.getByRole('region', { name: 'Page 1 of 3' });
    const { width } = (await sheet.boundingBox())!;
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(async () => (await sheet.boundingBox())!.width).toBeGreaterThan(width * 1.2);
    await expectNoViolations(page);
    await frame.getByRole('main').focus();
    await page.keyboard.press('End');
    await expect(frame.getByText('Third page')).toBeAttached();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await saving).suggestedFilename()).toBe('resume.pdf');
  },
);

const LOCKED_UP = `(async () => {
  const tried = async (attempt) => { try { await attempt(); return 'allowed'; } catch { return 'refused'; } };
  return {
    origin,
    storage: await tried(() => localStorage.length),
    dashboard: await tried(() => parent.document.title),
    network: await tried(() => fetch('${RESUME_FRAME}')),
  };
})()`;

test('what a resume would run has no origin, no storage, no dashboard and no network', async ({
  page,
  request,
  allow,
}) => {
  allow('Content Security Policy');
  allow('csp');
  const frame = await preview(page, request, pdfFile().buffer);
  await expect(page.getByText('1 page.')).toBeVisible();
  const refused = { storage: 'refused', dashboard: 'refused', network: 'refused' };
  expect(await frame.locator('body').evaluate(LOCKED_UP)).toEqual({ origin: 'null', ...refused });
});

test('a damaged resume is told of, and the dashboard goes on', THOROUGH, async ({ page, request }) => {
  const content = await printed(page);
  content.fill('x', 200, content.length - 600);
  await preview(page, request, content);
  await expect(page.getByText(/^The file is damaged/)).toBeVisible();
  await page.getByRole('button', { name: 'Close preview' }).click();
  await expect(page.getByRole('button', { name: 'Preview resume' })).toBeFocused();
});
