const QUOTED = /["\t\r\n]/;

const cellOf = (text: string) => (QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats rows as spreadsheets put them on the clipboard. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cellOf).join('\t')).join('\r\n');

/** A cell with its separator: quoted as a whole, or up to the next tab or line break. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;

/** Parses rows from the clipboard. A trailing line break does not start a row. */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const from = CELL.lastIndex;
    const [, quoted, plain, end] = CELL.exec(text) ?? [undefined, undefined, text.slice(from), ''];
    rows.at(-1)!.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
    else if (CELL.lastIndex >= text.length) rows.at(-1)!.push('');
  }
  if (rows.at(-1)!.length === 0) rows.pop();
  return rows;
}
