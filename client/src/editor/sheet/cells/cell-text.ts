import type { Project } from '#shared/content/documents/projects';
import type { PictureUse } from '#shared/content/pictures/picture';
import { isObject } from '#shared/content/deep-equal';
import { knownKind } from '../../fields/kinds.ts';
import { readMoney } from '../../fields/read-money.ts';
import type { Column } from './columns.ts';
import { type DateOrder, readDate } from './dates.ts';

const YES = ['yes', 'y', 'true', '1', 'x', '✓', 'oo'];
const NO = ['no', 'n', 'false', '0', '-', 'hindi'];

const pictureText = ({ picture, alt }: PictureUse) => (alt ? `${picture}: ${alt}` : picture);

/** The text of a cell, as copied and exported. */
export function textOf({ kind }: Pick<Column, 'kind'>, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'switch') return value === true ? 'yes' : 'no';
  if (kind === 'picture' && isObject(value)) return pictureText(value as unknown as PictureUse);
  return typeof value === 'number' ? String(value) : (value as string);
}

/** The text of a cell in the sheet, with thousands separators, centavos for amounts, and the description of a picture alone. */
export function shownText(column: Column, value: unknown): string {
  if (column.kind === 'picture' && isObject(value) && value.alt !== '') return value.alt as string;
  if (typeof value !== 'number') return textOf(column, value);
  const minimumFractionDigits = column.control === 'money' ? 2 : 0;
  return value.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits: 2 });
}

export const cellText = (column: Column, row: Project): string => textOf(column, row[column.key]);

/** A parsed value, or a text that is invalid for its column. */
export type Read = { value: unknown } | { invalid: string };

function readNumber(text: string): Read {
  const value = readMoney(text);
  return value === undefined ? { invalid: text } : { value };
}

function readSwitch(text: string): Read {
  const word = text.toLowerCase();
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : { invalid: text };
}

/** Parses `id: alternative text`. The focal point stays if the picture does. */
function readPicture(text: string, before: unknown): Read {
  const [picture, ...words] = text.split(':');
  const use = isObject(before) && before.picture === picture.trim() ? before : {};
  return { value: { ...use, picture: picture.trim(), alt: words.join(':').trim() } };
}

/** Trims, and turns runs of whitespace and control characters into one space. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The apostrophe with which an export protects text that a spreadsheet would run as a formula. */
const GUARDED = /^'(?=\s*[=+\-@])/;

/** @param before the cell's current value */
export function readCell(column: Column, typed: string, order: DateOrder, before?: unknown): Read {
  const text = oneLine(typed).replace(GUARDED, '');
  if (text === '') return { value: column.empty };
  if (column.kind === 'number') return readNumber(text);
  if (column.kind === 'switch') return readSwitch(text);
  if (column.kind === 'picture') return readPicture(text, before);
  if (column.control === 'kind') return { value: knownKind(text) };
  if (column.control === 'date') return { value: readDate(text, order) ?? text };
  return { value: text };
}
