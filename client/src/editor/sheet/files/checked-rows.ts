import type { Project } from '#shared/content/documents/projects';
import { spreadsheetText } from '#shared/text/csv';
import { problemOfText, problemsOfRow } from '../../drafts/problems.ts';
import { cellText, readCell } from '../cells/cell-text.ts';
import { blankRow, type Column, COLUMNS, withCell } from '../cells/columns.ts';
import { type DateOrder, type FoundOrder, orderOf } from '../cells/dates.ts';
import { type Headings, readId } from './match-columns.ts';
import { matchedRows, projectIdentity } from './matched-rows.ts';
import type { Table } from './read-file.ts';

/** A row of a file as a project. */
export interface CheckedRow {
  /** Row number in the file, starting at 1. */
  number: number;
  texts: readonly string[];
  /** Keeps the other fields of the row that it replaces; a new row gets its id on import. */
  project: Project;
  isNew: boolean;
  /** Invalid texts, by column key. */
  invalid: Partial<Record<Column['key'], string>>;
  /** Why the row cannot be imported as it is. */
  reasons: string[];
  /** The same project at the same location is among the staying rows or further up in the file. */
  isDouble: boolean;
}

type Matched = [at: number, column: Column];

const matchedColumns = ({ matching }: Headings): Matched[] =>
  matching.flatMap((key, at): Matched[] => {
    const column = COLUMNS.find((one) => one.key === key);
    return column ? [[at, column]] : [];
  });

/** The non-empty rows below the headings, with their numbers in the file. */
const filledRows = ({ rows }: Table, { row }: Headings) =>
  rows
    .map((texts, index) => ({ texts, number: index + 1 }))
    .slice(row + 1)
    .filter(({ texts }) => texts.some((text) => text.trim() !== ''));

/** The order of day and month in a file's dates. */
export function fileOrder(table: Table, headings: Headings): FoundOrder {
  const at = matchedColumns(headings).filter(([, { control }]) => control === 'date');
  return orderOf(filledRows(table, headings).flatMap(({ texts }) => at.map(([index]) => texts[index] ?? '')));
}

/** Its id is a placeholder; a row gets its own on import. */
const NEW = blankRow(1);

/** Whether a cell is as an export has written it. */
const isUnchanged = (text: string, written: string) => text === written || text === spreadsheetText(written);

/** @param before supplies the values that the file does not change */
function readRow(texts: readonly string[], columns: Matched[], order: DateOrder, before: Project) {
  let project = before;
  const invalid: CheckedRow['invalid'] = {};
  for (const [at, column] of columns) {
    const text = texts[at] ?? '';
    if (isUnchanged(text, cellText(column, before))) continue;
    const read = readCell(column, text, order, before[column.key]);
    if ('invalid' in read) invalid[column.key] = read.invalid;
    project = withCell(project, column.key, 'value' in read ? read.value : column.empty);
  }
  return { project, invalid };
}

function reasonsOf(project: Project, invalid: CheckedRow['invalid']): string[] {
  const unreadable = COLUMNS.flatMap((column) => {
    const text = invalid[column.key];
    return text === undefined ? [] : [`${problemOfText(column, text)} (“${text}”)`];
  });
  const wrong = [...problemsOfRow(project)].map(([key, message]) => {
    const text =
      COLUMNS.find((column) => column.key === key && column.control === 'date') && project[key as 'completedOn'];
    return text ? `${message} (“${text}”)` : message;
  });
  return [...wrong, ...unreadable];
}

/** The target of an import. */
export interface Destination {
  period: string;
  /** Existing rows that stay. */
  staying: readonly Project[];
  /** Existing rows that are replaced. */
  replaced: readonly Project[];
}

/** Parses and validates every row of a file. */
export function checkRows(
  table: Table,
  headings: Headings,
  order: DateOrder,
  { period, staying, replaced }: Destination,
): CheckedRow[] {
  const columns = matchedColumns(headings);
  const filled = filledRows(table, headings);
  const idAt = headings.matching.indexOf('id');
  const alone = filled.map(({ texts }) => ({
    ...readRow(texts, columns, order, NEW).project,
    id: readId(period, texts[idAt]),
  }));
  const known = matchedRows(alone, replaced, headings.matching);
  const seen = new Set(staying.map(projectIdentity));
  return filled.map(({ texts, number }, index) => {
    const before = known[index];
    const { project, invalid } = readRow(texts, columns, order, before ?? NEW);
    const key = projectIdentity(project);
    const isDouble = seen.has(key);
    seen.add(key);
    return { number, texts, project, isNew: !before, invalid, reasons: reasonsOf(project, invalid), isDouble };
  });
}

/** The rows for the sheet; new ones get these ids. */
export function withIds(checked: readonly CheckedRow[], ids: readonly number[]) {
  const rows = checked.map(({ project, isNew }, index) => (isNew ? { ...project, id: ids[index] } : project));
  const invalid = checked.flatMap((row, index) =>
    Object.entries(row.invalid).map(([key, text]) => [`${rows[index].id}.${key}`, text] as const),
  );
  return {
    rows,
    invalid: Object.fromEntries(invalid) as Record<string, string>,
  };
}
