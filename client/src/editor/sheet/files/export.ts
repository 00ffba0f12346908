import { capitalized } from '#shared/text/capitalized';
import type { Project } from '#shared/content/documents/projects';
import { BYTE_ORDER_MARK, CSV_FORMAT, csvRows } from '#shared/text/csv';
import { saveFile } from '#client/api/download.ts';
import { logFailure } from '#client/api/log.ts';
import { useToasts } from '#client/stores/toast.ts';
import { cellText } from '../cells/cell-text.ts';
import { COLUMNS } from '../cells/columns.ts';
import { rowsAt } from '../sheet-history.ts';
import { type List, LISTS, listSpot, PROJECT_TEXTS } from '../sheet-store.ts';
import { FILE_COLUMNS, idText } from './match-columns.ts';

type Row = readonly (string | number)[];

async function csvOf(rows: readonly Row[]): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = BYTE_ORDER_MARK + papa.unparse(csvRows(rows), CSV_FORMAT);
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

/** Never rejects: a failure is shown. */
async function save(name: string, file: Promise<Blob>): Promise<void> {
  try {
    saveFile(await file, name);
  } catch (error) {
    logFailure('The rows could not be written to a file.', error);
    useToasts.getState().show(PROJECT_TEXTS.notSaved);
  }
}

const headings = FILE_COLUMNS.map(({ title }) => title);

const cellsOf = (period: string, row: Project) => [
  ...COLUMNS.map((column) => {
    const value = row[column.key];
    return typeof value === 'number' ? value : cellText(column, row);
  }),
  idText(period, row),
];

const fileName = (period: string, end: string) => `projects-${period}${end}`;

/** @param name without the extension */
export const saveRows = (name: string, rows: readonly Row[]): Promise<void> => save(`${name}.csv`, csvOf(rows));

export const saveCsv = (period: string, list: List, rows: readonly Project[]): Promise<void> =>
  saveRows(fileName(period, list === 'completed' ? '' : `-${list}`), [
    headings,
    ...rows.map((row) => cellsOf(period, row)),
  ]);

const WIDTHS: Record<string, number> = { project: 60, location: 32, client: 36, scope: 40 };
const USUAL_WIDTH = 16;

/** The first list, and any other list with rows, is a sheet. Cells have types, so Excel runs no text as a formula. */
const sheetsOf = (period: string) =>
  LISTS.filter((list, index) => index === 0 || rowsAt(listSpot(period, list)).length > 0).map((list) => ({
    sheet: capitalized(list),
    stickyRowsCount: 1,
    columns: FILE_COLUMNS.map(({ key }) => ({ width: WIDTHS[key] ?? USUAL_WIDTH })),
    data: [
      headings.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...rowsAt(listSpot(period, list)).map((row) => cellsOf(period, row)),
    ],
  }));

async function xlsxOf(period: string): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  return writeExcelFile(sheetsOf(period)).toBlob();
}

/** Saves both lists of a period as one Excel file. */
export const saveXlsx = (period: string): Promise<void> => save(fileName(period, '.xlsx'), xlsxOf(period));
