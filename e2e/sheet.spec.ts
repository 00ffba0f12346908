import { readFile } from 'node:fs/promises';
import { type Download, type Locator, type Page } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import sharp from 'sharp';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { ContentState } from '#shared/content/contract';
import { projectPath } from '#shared/content/addresses/site';
import { ENDPOINTS } from '#shared/endpoints';
import { adminToken } from './admin.ts';
import { bringAxe, expectNoViolations } from './axe.ts';
import { asVisitor, edit, publish } from './editing.ts';
import { onOwnProduct } from './own-product.ts';
import { expect, THOROUGH, visit } from './fixtures.ts';

const PERIOD = '2023';
const PATH = projectPath(PERIOD);
const CONTENT = `/api/${ENDPOINTS.content}`;

const test = onOwnProduct('sheet');

// all of them change the same drafts
test.describe.configure({ mode: 'serial' });

const toolsOf = (page: Page, period = PERIOD) => page.getByRole('group', { name: `Projects ${period}`, exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: `Projects ${PERIOD}` });
const importOf = (page: Page) => page.getByRole('dialog', { name: 'Import a file' });

async function editList(page: Page) {
  await bringAxe(page);
  await edit(page, PATH);
}

async function openSheet(page: Page) {
  await editList(page);
  await toolsOf(page).getByRole('button', { name: 'Open as a spreadsheet' }).click();
  await expect(sheetOf(page).getByRole('grid')).toBeVisible();
}

const saved = (page: Page) =>
  expect(sheetOf(page).getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
const contentOf = async (download: Download) => readFile(await download.path());

const HEADINGS = ['Project title', 'Location', 'Owner', 'Contract amount', 'Date completed'];
const rowOf = (index: number) => [
  `Bridge ${index}`,
  'Gerona, Tarlac',
  'DPWH',
  1_000_000 + index,
  new Date('2023-05-03'),
];

const xlsx = (rows: SheetData) => writeExcelFile([HEADINGS, ...rows], { dateFormat: 'yyyy-mm-dd' }).toBuffer();

const boxesOf = async (cells: Locator) =>
  Promise.all((await cells.all()).map(async (cell) => (await cell.boundingBox())!));

test('each row of the sheet is one line, with a column for each field', THOROUGH, async ({ page }) => {
  await openSheet(page);
  const grid = sheetOf(page).getByRole('grid');
  const headings = await boxesOf(grid.getByRole('columnheader'));
  const cells = await boxesOf(grid.getByRole('row').nth(1).locator(':scope > *'));
  expect(new Set(headings.map(({ y }) => y)).size).toBe(1);
  expect(new Set(cells.map(({ y }) => y)).size).toBe(1);
  expect(cells.map(({ x, width }) => [x, width])).toEqual(headings.map(({ x, width }) => [x, width]));
});

test.afterEach(async ({ request }) => {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const { drafts } = (await (await request.get(CONTENT, { headers })).json()) as ContentState;
  for (const { document, revision } of drafts)
    await request.delete(`${CONTENT}/drafts/${document}?revision=${revision}`, { headers });
});

test('300 rows are pasted from a spreadsheet, undone and done again, and saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSheet(page);
  await expectNoViolations(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  const lines = Array.from({ length: 300 }, (_, index) => `Bridge ${index}\tGerona, Tarlac\tDPWH\t"₱ 1,234,567.50"`);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(lines.join('\r\n'))})`);
  await page.keyboard.press('Control+v');
  await expect(sheetOf(page).getByText('300 rows pasted.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Bridge 0', exact: true })).toBeFocused();
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('gridcell', { name: 'Bridge 0', exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Z');
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('gridcell', { name: 'Bridge 299', exact: true })).toBeVisible();
  await saved(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: 'Bridge 299', exact: true })).toBeAttached();
});

test(
  'a file of Excel with three bad rows is imported without them, and published',
  THOROUGH,
  async ({ page, browser, baseURL }) => {
    const rows = Array.from({ length: 300 }, (_, index) => rowOf(index));
    rows[9] = ['', ...rows[9].slice(1)];
    rows[99] = [...rows[99].slice(0, 3), 'about a million', rows[99][4]];
    rows[199] = [...rows[199].slice(0, 4), 'soon'];
    await openSheet(page);
    await page.getByRole('button', { name: 'Import a file' }).click();
    const dialog = importOf(page);
    await dialog.getByLabel('File').setInputFiles({ name: 'projects.xlsx', mimeType: '', buffer: await xlsx(rows) });
    await expect(dialog.getByText('297 of 300 rows can be imported; 3 cannot.')).toBeVisible();
    await expect(dialog.getByText('Row 11: Project is required.')).toBeVisible();
    await expect(dialog.getByText('Row 101: Cost must be a number, in pesos. (“about a million”)')).toBeVisible();
    await expect(dialog.getByText('Row 201: Completed on must be a date such as 2026-01-24.')).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Import 297 projects' }).click();
    await expect(sheetOf(page).getByText('297 projects imported.')).toBeVisible();
    await saved(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await publish(page);
    await asVisitor(browser, baseURL!, async (visitor) => {
      await visit(visitor, PATH);
      await visitor.getByRole('searchbox').fill('bridge 299');
      await expect(visitor.getByRole('button', { name: 'Bridge 299', exact: true })).toBeVisible();
      expect(await visitor.content()).not.toContain('1000299');
    });
  },
);

test('rows leave as CSV and as a file of Excel, and 3,000 come back', THOROUGH, async ({ page }) => {
  await openSheet(page);
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await contentOf(await csv)).toString()).toMatch(/^\uFEFFProject,Location,Client,Cost,/);
  await page.getByRole('button', { name: 'Import a file' }).click();
  const many = Array.from({ length: 3000 }, (_, index) => rowOf(index));
  const file = { name: 'many.xlsx', mimeType: '', buffer: await xlsx(many) };
  await importOf(page).getByLabel('File').setInputFiles(file);
  await importOf(page).getByLabel('Replace the list').check();
  await importOf(page).getByRole('button', { name: 'Import 3000 projects' }).click();
  await saved(page);
  const excel = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel' }).click();
  const [{ data }] = await readExcelFile(await contentOf(await excel));
  expect(data).toHaveLength(3001);
  expect(data[3000].slice(0, 4)).toEqual(['Bridge 2999', 'Gerona, Tarlac', 'DPWH', 1_002_999]);
});

test(
  'a new period has its page, its menu entry, its neighbours and its line in the sitemap',
  THOROUGH,
  async ({ page, browser, baseURL }) => {
    await editList(page);
    await toolsOf(page).getByRole('button', { name: 'Add a period' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a period' });
    await dialog.getByLabel('Years').fill('next year');
    await dialog.getByRole('button', { name: 'Add the period' }).click();
    await expect(dialog.getByText('Years must be one year such as 2026, or two such as 2015-2018.')).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByLabel('Years').fill('2026');
    await dialog.getByRole('button', { name: 'Add the period' }).click();
    await expect(page).toHaveURL(projectPath('2026'));
    await expect(toolsOf(page, '2026').getByRole('button', { name: 'Add a project' })).toBeVisible();
    await publish(page);
    await asVisitor(browser, baseURL!, async (visitor) => {
      expect((await visit(visitor, projectPath('2026')))!.status()).toBe(200);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Completed Projects 2026');
      const previous = visitor.getByRole('link', { name: /^Previous/ });
      await expect(previous).toHaveAttribute('href', projectPath('2025'));
      await previous.click();
      await expect(visitor.getByRole('link', { name: /^Next/ })).toHaveAttribute('href', projectPath('2026'));
      await visitor.getByRole('button', { name: 'COMPLETED PROJECTS' }).hover();
      const entry = visitor.getByRole('banner').getByRole('link', { name: '2026', exact: true });
      await expect(entry).toHaveAttribute('href', projectPath('2026'));
      const sitemap = await visitor.request.get('/sitemap.xml');
      expect(await sitemap.text()).toContain(`${projectPath('2026')}</loc>`);
    });
  },
);

test(
  'a project is begun in its first field, is none after Escape, and is in sight once it was added',
  THOROUGH,
  async ({ page }) => {
    await editList(page);
    const add = toolsOf(page).getByRole('button', { name: 'Add a project' });
    const form = page.getByRole('dialog', { name: `Add a project to ${PERIOD}` });
    const rows = page.getByRole('main').getByRole('table').first().getByRole('row');
    const before = await rows.count();
    await add.click();
    await expect(form.getByLabel('Project', { exact: true })).toBeFocused();
    await form.getByLabel(/^Location/).fill('Nowhere');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page.getByText('The project was not added.')).toBeVisible();
    await expect(rows).toHaveCount(before);
    await add.click();
    await page.keyboard.type('Bridge in sight');
    await form.getByRole('button', { name: 'Add project' }).click();
    const row = page.getByRole('main').getByRole('button', { name: 'Bridge in sight' });
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a project is added with a photograph, and a row is edited as a form', THOROUGH, async ({ page }) => {
    const photograph = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#5b6b7a' } })
      .jpeg()
      .toBuffer();
    await editList(page);
    await toolsOf(page).getByRole('button', { name: 'Add a project' }).click();
    const form = page.getByRole('dialog', { name: `Add a project to ${PERIOD}` });
    await form.getByLabel('Project', { exact: true }).fill('Bridge at Camiling');
    await form.getByLabel(/^Location/).fill('Camiling, Tarlac');
    await form.getByRole('button', { name: 'Choose a picture' }).click();
    const library = page.getByRole('dialog', { name: 'Picture: choose a picture' });
    const file = { name: 'bridge.jpg', mimeType: 'image/jpeg', buffer: photograph };
    await library.getByLabel('Upload pictures').setInputFiles(file);
    await expect(form.getByRole('button', { name: 'Choose another picture' })).toBeVisible({ timeout: 30_000 });
    await form.getByLabel('Alternative text').fill('A bridge over the Camiling River.');
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Add project' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Bridge at Camiling' })).toBeAttached();
    await toolsOf(page).getByRole('button', { name: 'Open as a spreadsheet' }).click();
    await expect(sheetOf(page).getByRole('grid')).toBeVisible();
    await expectNoViolations(page);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Edit as a form' }).click();
    const row = page.getByRole('dialog', { name: 'Row 1' });
    await row.getByLabel(/^Location/).fill('Typed on a phone');
    await row.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('gridcell', { name: 'Typed on a phone' })).toBeAttached();
    await saved(page);
  });
});
