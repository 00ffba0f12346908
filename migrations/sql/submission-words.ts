const digits = (row: string) => `regexp_replace(${row}"phone", '[^0-9]+', '', 'g')`;
const text = (row: string, ...columns: string[]) => columns.map((column) => `coalesce(${row}"${column}", '')`);

/** A Philippine number as it is dialled abroad, at home and without either prefix; any other number as it is. */
const dialled = (row: string) =>
  `regexp_replace(${digits(row)}, '^(?:(?:00)?630?|0)?([1-9][0-9]{8,9})$', '\\1 0\\1 63\\1')`;

/** The local part of a number: seven digits, in Manila eight. */
const local = (row: string) => [7, 8].map((length) => `right(${digits(row)}, ${length})`);

/** Texts in which someone may have written a number, with the digits joined that only separators of numbers part. */
const joined = (row: string) =>
  `regexp_replace(${text(row, 'note', 'description').join(` || ' ' || `)}, '([0-9])[ ().-]{1,3}(?=[0-9])', '\\1', 'g')`;

/** The searched columns, as the text that words are made of. A nullable column has a substitute. */
const searched = (row: string) => [
  ...['name', 'email', 'reference', 'phone', 'note'].map((column) => `${row}"${column}"`),
  digits(row),
  ...text(row, 'service', 'position', 'description', 'delivery_location', 'meeting_location', 'custom_location'),
  dialled(row),
  ...local(row),
  joined(row),
];

/**
 * The words of a submission as a tsvector, with the spellings of its telephone numbers, and its kind behind a sign that no
 * word of a search begins with. `row` is what stands before its columns, such as `s.`. PostgreSQL uses the index
 * `submissions_search` where a query has this very expression. It is no function of a row of the table: PostgreSQL
 * refuses to alter such a table.
 */
export const submissionWords = (row = '') =>
  `array_to_tsvector(array_append(words_of(${searched(row).join(` || ' ' || `)}), '=' || ${row}"kind"))`;
