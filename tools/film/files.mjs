/** The files that an owner uploads in the scenes. */
import { join } from 'node:path';
import sharp from 'sharp';
import writeExcelFile from 'write-excel-file/node';

const PICTURES = join(import.meta.dirname, '../../client/src/pictures/projects');

const PHOTOGRAPH = 'IMG_2041.jpg';

/** Twelve megapixels, like a phone's. */
async function photographNamed(name, picture) {
  const buffer = await sharp(join(PICTURES, picture)).resize(4000, 3000).jpeg({ quality: 92 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const photograph = () => photographNamed(PHOTOGRAPH, 'project-concrete-road.jpg');

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

const SLIDES = [
  'project-bridge.jpg',
  'project-concrete-road.jpg',
  'project-school-building.jpg',
  'project-river-control-wall.jpg',
];

/** A photograph of a slide of the home page, by its place. */
export const photographOf = (slide) => photographNamed(`IMG_${3001 + slide}.jpg`, SLIDES[slide]);

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60" width="960" height="240">
  <path d="M8 52V20L30 8l22 12v32z" fill="#f2a541"/><text x="64" y="42" font-family="sans-serif" font-size="30" fill="#fff">SUGBO</text></svg>`;

export async function logo() {
  return { name: 'sugbo-logo.png', mimeType: 'image/png', buffer: await sharp(Buffer.from(LOGO)).png().toBuffer() };
}

const KINDS = ['Barangay road', 'Two-story school', 'Seawall', 'Water tank'];
const TOWNS = ['Talisay', 'Minglanilla', 'Naga', 'Carcar', 'Argao'];

/** Forty completed projects of four years, as CSV. */
export function projectsFile() {
  const rows = Array.from({ length: 40 }, (_, at) => [
    `${KINDS[at % KINDS.length]} ${at + 1}`,
    `"${TOWNS[at % TOWNS.length]}, Cebu"`,
    'DPWH',
    `${2022 + (at % 4)}-0${1 + (at % 9)}-15`,
  ]);
  const csv = [['Project', 'Location', 'Client', 'Completed on'], ...rows].map((row) => row.join(',')).join('\r\n');
  return { name: 'projects.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
}
