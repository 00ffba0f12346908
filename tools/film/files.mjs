/** The files that an owner uploads in the scenes. */
import { join } from 'node:path';
import sharp from 'sharp';
import writeExcelFile from 'write-excel-file/node';

const PICTURES = join(import.meta.dirname, '../../client/src/pictures/projects');

const PHOTOGRAPH = 'IMG_2041.jpg';

/** Twelve megapixels, like a phone's. */
export async function photograph() {
  const buffer = await sharp(join(PICTURES, 'project-concrete-road.jpg'))
    .resize(4000, 3000)
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name: PHOTOGRAPH, mimeType: 'image/jpeg', buffer };
}

const ROWS = 300;

/** Invalid cells by row and column: no name, a cost that is no number, a day that does not exist. */
const WRONG = { 17: { 0: '' }, 144: { 3: 'to follow' }, 260: { 4: '2025-02-30' } };

const HEADINGS = ['Name of Project', 'Location', 'Owner', 'Contract Amount', 'Date Completed'];

const rowOf = (number) => {
  const row = [`Farm-to-market road, section ${number}`, 'Gerona, Tarlac', 'DPWH', 1_250_000 + number, '2025-05-03'];
  return row.map((value, column) => WRONG[number]?.[column] ?? value);
};

/** A workbook of 300 projects, three of them invalid. */
export async function workbook() {
  const rows = [HEADINGS, ...Array.from({ length: ROWS }, (_, index) => rowOf(index + 1))];
  const cells = rows.map((row) => row.map((value) => (value === '' ? null : { value })));
  const buffer = await writeExcelFile(cells).toBuffer();
  return {
    name: 'Projects 2025.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  };
}
