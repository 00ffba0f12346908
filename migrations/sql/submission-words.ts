const digits = (row: string) => `regexp_replace(${row}"phone", '[^0-9]+', '', 'g')`;
const text = (row: string, ...columns: string[]) => columns.map((column) => `coalesce(${row}"${column}", '')`);

/** A Philippine number bare, with 0 (domestic) and with 63 (international); any other number as it is. */
const dialled = (row: string) =>
  `regexp_replace(${digits(row)}, '^(?:(?:00)?630?|0)?([1-9][0-9]{8,9})$', '\\1 0\\1 63\\1')`;

/** The local part of a number: seven digits, eight in Manila. */
const local = (row: string) => [7, 8].map((length) => `right(${digits(row)}, ${length})`);

/** Texts that may contain telephone numbers, with digits joined across the separators of such numbers. */
const joined = (row: string) =>
  `regexp_replace(${text(row, 'note', 'description').join(` || ' ' || `)}, '([0-9])[ ().-]{1,3}(?=[0-9])', '\\1', 'g')`;

/** The searched columns as text. Nullable columns get a substitute for null. */
const searched = (row: string) => [
  ...['name', 'email', 'reference', 'phone', 'note'].map((column) => `${row}"${column}"`),
  digits(row),
  ...text(row, 'service', 'position', 'description', 'delivery_location', 'meeting_location', 'custom_location'),
  dialled(row),
  ...local(row),
  joined(row),
];

/**
 * The words of a submission as a tsvector, with the spellings of its telephone numbers and its kind after `=`, with which no searched word
 * begins. `row` precedes the columns, such as `s.`. PostgreSQL uses the index `submissions_search` only for this very expression. It is not
 * a function of the table's row: PostgreSQL would refuse to alter the table.
 */
export const submissionWords = (row = '') =>
  `array_to_tsvector(array_append(words_of(${searched(row).join(` || ' ' || `)}), '=' || ${row}"kind"))`;

/** With a short pending list, so that the insert that flushes it is not slow. */
export const SEARCH_INDEX = `
  CREATE INDEX submissions_search ON submissions USING gin (${submissionWords()}) WITH (gin_pending_list_limit = 256)`;
