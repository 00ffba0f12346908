/** Parameters of a count; times are in milliseconds since 1970. */
export interface Count {
  key: string;
  now: number;
  ends: number;
  max: number;
}

/**
 * SQL that counts in rate-limiter-flexible's table, as the library does. Returns `allowed`, and `wait`, the
 * milliseconds until the hour ends. `place` adds a value and returns its placeholder. With `after`, another count of
 * the statement, it counts only if that one allowed.
 */
export function countSql({ key, now, ends, max }: Count, place: (value: unknown) => string, after?: string): string {
  const at = place(now);
  const row = `SELECT ${place(key)}::varchar, 1, ${place(ends)}::bigint ${after ? `FROM ${after} WHERE allowed` : ''}`;
  return `INSERT INTO rate_limits AS counter (key, points, expire) ${row}
    ON CONFLICT (key) DO UPDATE SET
      (points, expire) = (SELECT CASE WHEN over THEN 1 ELSE counter.points + 1 END, CASE WHEN over THEN excluded.expire ELSE counter.expire END
        FROM (SELECT counter.expire <= ${at} AS over) AS hour)
    RETURNING points <= ${place(max)} AS allowed, (expire - ${at})::float8 AS wait`;
}
