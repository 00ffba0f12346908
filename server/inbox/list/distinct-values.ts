/**
 * Selects each value of a column once, in alphabetical order. It finds each with one step through an index of the
 * column, however many rows have it.
 * @param condition of the rows, under which the index holds them
 */
export function distinctValues(column: string, condition: string, most: number): string {
  const next = (after: string) =>
    `(SELECT ${column} FROM submissions WHERE ${condition} ${after} ORDER BY ${column} LIMIT 1)`;
  return `WITH RECURSIVE used AS (
    ${next('')} UNION ALL SELECT ${next(`AND ${column} > used.${column}`)} FROM used WHERE ${column} IS NOT NULL
  ) SELECT ${column} AS value FROM used WHERE ${column} IS NOT NULL LIMIT ${most}`;
}
