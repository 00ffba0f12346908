/** The searched columns, as the text that words are made of. A nullable column has a substitute. */
const searched = (row: string) =>
  [
    ...['name', 'email', 'reference', 'phone', 'note'].map((column) => `${row}"${column}"`),
    `regexp_replace(${row}"phone", '[^0-9]+', '', 'g')`,
    ...['service', 'position', 'description', 'delivery_location', 'meeting_location', 'custom_location'].map(
      (column) => `coalesce(${row}"${column}", '')`,
    ),
  ].join(` || ' ' || `);

/** The words of a submission as an array. `row` is what stands before its columns, such as `s.`. */
export const submissionWords = (row = '') => `words_of(${searched(row)})`;

/** These words and the kind, behind a sign that no word of a search begins with. */
export const kindAndWords = (row = '') => `array_append(${submissionWords(row)}, '=' || ${row}"kind")`;
