import type { Project } from '#shared/content/documents/projects';
import { problemOfText, problemsOfRow } from '../cells/cell-problems.ts';
import { oneLine, readCell } from '../cells/cell-text.ts';
import { blankRow, type Column, COLUMNS, withCell } from '../cells/columns.ts';
import { type DateOrder, type FoundOrder, orderOf } from '../cells/dates.ts';
import type { Headings } from './match-columns.ts';
import type { Table } from './read-file.ts';

/** A row of a file as a project. */
export interface CheckedRow {
  /** In the file, as spreadsheets count: the first row is 1. */
  number: number;
  texts: readonly string[];
  /** Without an id of its own. */
  project: Project;
  /** Texts that cannot be values, by the keys of their columns. */
  unread: Partial<Record<Column['key'], string>>;
  /** Why it cannot be taken as it is. */
  reasons: string[];
  /** There is the same project at the same place, in the list or further up in the file. */
  isDouble: boolean;
}

type Matched = [at: number, column: Column];

const matchedColumns = ({ matching }: Headings): Matched[] =>
  matching.flatMap((key, at): Matched[] => {
    const column = COLUMNS.find((one) => one.key === key);
    return column ? [[at, column]] : [];
  });

/** Rows below the headings that say anything, with their numbers in the file. */
const filledRows = ({ rows }: Table, { row }: Headings) =>
  rows
    .map((texts, index) => ({ texts, number: index + 1 }))
    .slice(row + 1)
    .filter(({ texts }) => texts.some((text) => text.trim() !== ''));

/** In which order the dates of a file stand; undefined when it has none. */
export function fileOrder(table: Table, headings: Headings): FoundOrder {
  const at = matchedColumns(headings).filter(([, { control }]) => control === 'date');
  return orderOf(filledRows(table, headings).flatMap(({ texts }) => at.map(([index]) => texts[index] ?? '')));
}

/** By what two rows are the same project. */
const sameness = ({ project, location }: Project) => `${oneLine(project)}\n${oneLine(location ?? '')}`.toLowerCase();

function readRow(texts: readonly string[], columns: Matched[], order: DateOrder) {
  let project = blankRow(1);
  const unread: CheckedRow['unread'] = {};
  for (const [at, column] of columns) {
    const read = readCell(column, texts[at] ?? '', order);
    if ('unread' in read) unread[column.key] = read.unread;
    else project = withCell(project, column.key, read.value);
  }
  return { project, unread };
}

/** Every row of a file with what is wrong with it, in the sentences of the schema. */
export function checkRows(
  table: Table,
  headings: Headings,
  order: DateOrder,
  existing: readonly Project[],
): CheckedRow[] {
  const columns = matchedColumns(headings);
  const seen = new Set(existing.map(sameness));
  return filledRows(table, headings).map(({ texts, number }) => {
    const { project, unread } = readRow(texts, columns, order);
    const unreadable = COLUMNS.flatMap((column) => {
      const text = unread[column.key];
      return text === undefined ? [] : [`${problemOfText(column, text)} (“${text}”)`];
    });
    const key = sameness(project);
    const isDouble = seen.has(key);
    seen.add(key);
    return { number, texts, project, unread, reasons: [...problemsOfRow(project).values(), ...unreadable], isDouble };
  });
}

/** Rows with ids of their own, for the sheet. */
export function withIds(rows: readonly CheckedRow[], ids: readonly number[]) {
  const unread = rows.flatMap((row, index) =>
    Object.entries(row.unread).map(([key, text]) => [`${ids[index]}.${key}`, text] as const),
  );
  return {
    rows: rows.map(({ project }, index): Project => ({ ...project, id: ids[index] })),
    unread: Object.fromEntries(unread) as Record<string, string>,
  };
}
