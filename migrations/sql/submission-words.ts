/** The searched columns, as the text that words are made of. A nullable column has a substitute. */
const searched = (row: string) =>
  [
    ...['name', 'email', 'reference', 'phone', 'note'].map((column) => `${row}"${column}"`),
    `regexp_replace(${row}"phone", '[^0-9]+', '', 'g')`,
    ...['service', 'position', 'description', 'delivery_location', 'meeting_location', 'custom_location'].map(
      (column) => `coalesce(${row}"${column}", '')`,
    ),
  ].join(` || ' ' || `);

const words = (row: string) => `words_of(${searched(row)})`;

/** The words of a submission as a tsvector. `row` is what stands before its columns, such as `s.`. */
export const submissionWords = (row = '') => `array_to_tsvector(${words(row)})`;

/**
 * These words and the kind, behind a sign that no word of a search begins with. PostgreSQL uses the index `submissions_search`
 * where a query has this very expression. It is no function of a row of the table: PostgreSQL refuses to alter such a table.
 */
export const kindAndWords = (row = '') => `array_to_tsvector(array_append(${words(row)}, '=' || ${row}"kind"))`;
