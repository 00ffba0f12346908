/**
 * A value that a spreadsheet would read as a formula, also after spaces or in full-width characters. A leading apostrophe makes it text,
 * and a number such as +63 45 123 4567 stays readable.
 */
const FORMULA = /^(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/**
 * The same within a text. Excel splits cells at the machine's list separator, a semicolon in most of Europe. It then ignores the quotes
 * around a text, and a cell begins after each semicolon, tab and line break in it.
 */
const FORMULA_WITHIN = /(?<=[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A text for a CSV file that no spreadsheet reads as a formula. */
export const spreadsheetText = (typed: string): string => typed.replace(FORMULA_WITHIN, "'").replace(FORMULA, "'");

/** Without it, Excel reads a CSV file in the machine's code page instead of UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Options of Papa Parse: values that another program's separator would split are quoted, too. */
export const CSV_FORMAT = { newline: '\r\n', quotes: (cell: unknown) => /[;\t]/.test(String(cell)) };

/**
 * The rows of a CSV file, and an empty one for the line break at its end. Only texts are protected, so that negative numbers stay
 * numbers.
 */
export const csvRows = <Cell>(rows: readonly (readonly Cell[])[]) => [
  ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? spreadsheetText(cell) : cell))),
  [],
];
