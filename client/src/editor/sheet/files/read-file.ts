/** A sheet of a file, with its cells as texts. */
export interface Table {
  name: string;
  rows: string[][];
}

/** An error whose message is shown to the user. */
export class FileProblem extends Error {}

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 10 * MEGABYTE;

const PROBLEMS = {
  tooLarge: `The file is larger than ${MAX_BYTES / MEGABYTE} MB. Split it into one file for each period.`,
  old: 'This is an old Excel file (.xls). Open it in Excel and save it as .xlsx or CSV.',
  unknown: 'Choose a file that ends in .xlsx or .csv.',
  unreadable: 'The file cannot be read. Open it in Excel, save it as CSV, and choose that file.',
  empty: 'This file has no rows.',
};

/** The first bytes of a zip file, which an XLSX file is. */
const ZIP = [0x50, 0x4b];
/** The first bytes of a file of Excel 97 to 2003. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const begins = (bytes: Uint8Array, mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252. */
function decoded(bytes: Uint8Array): string {
  if (begins(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes); // cannot fail: every byte is a character
  }
}

const DELIMITERS = [',', ';', '\t', '|'];

/** The number of rows used to guess the separator. */
const GUESSED_FROM = 50;

async function readCsv(bytes: Uint8Array, name: string): Promise<Table[]> {
  const { default: papa } = await import('papaparse');
  const text = decoded(bytes);
  // empty lines mislead the guess, but row numbers need them
  const { meta } = papa.parse(text, { delimitersToGuess: DELIMITERS, skipEmptyLines: true, preview: GUESSED_FROM });
  const { data } = papa.parse<string[]>(text, { delimiter: meta.delimiter });
  return [{ name, rows: data }];
}

type Cell = string | number | boolean | Date | null;

/** Excel's dates have no time zone; the library returns them as UTC. */
function textOfCell(value: Cell): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 'yyyy-mm-dd'.length);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

async function readXlsx(file: Blob): Promise<Table[]> {
  const { default: readExcelFile } = await import('read-excel-file/universal');
  const sheets = await readExcelFile(file);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map((cell) => textOfCell(cell as Cell))),
  }));
}

async function tablesOf(file: File, bytes: Uint8Array<ArrayBuffer>): Promise<Table[]> {
  if (begins(bytes, OLE)) throw new FileProblem(PROBLEMS.old);
  try {
    if (begins(bytes, ZIP)) return await readXlsx(new Blob([bytes]));
    if (/\.(csv|tsv|txt)$/i.test(file.name)) return await readCsv(bytes, file.name);
  } catch (cause) {
    throw new FileProblem(PROBLEMS.unreadable, { cause });
  }
  throw new FileProblem(PROBLEMS.unknown);
}

const isFilled = (row: readonly string[]) => row.some((text) => text.trim() !== '');

/** The non-empty sheets of a file. @throws FileProblem */
export async function readTables(file: File): Promise<Table[]> {
  if (file.size > MAX_BYTES) throw new FileProblem(PROBLEMS.tooLarge);
  const tables = await tablesOf(file, new Uint8Array(await file.arrayBuffer()));
  const filled = tables.filter(({ rows }) => rows.some(isFilled));
  if (filled.length === 0) throw new FileProblem(PROBLEMS.empty);
  return filled;
}
