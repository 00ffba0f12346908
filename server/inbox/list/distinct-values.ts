/**
 * Selects the distinct values of a column in alphabetical order, each with one index lookup, however many rows have
 * it.
 * @param condition the condition of the partial index
 */
export function distinctValues(column: string, condition: string, most: number): string {
  const next = (after: string) =>
    `(SELECT ${column} FROM submissions WHERE ${condition} ${after} ORDER BY ${column} LIMIT 1)`;
  return `WITH RECURSIVE used AS (
    ${next('')} UNION ALL SELECT ${next(`AND ${column} > used.${column}`)} FROM used WHERE ${column} IS NOT NULL
  ) SELECT ${column} AS value FROM used WHERE ${column} IS NOT NULL LIMIT ${most}`;
}
