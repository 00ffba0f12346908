import { type DataSource, QueryFailedError } from 'typeorm';

/** What one statement deletes at most: PostgreSQL takes as long as it has bytes to mark, and is given 2.5 s. */
const BATCH = { rows: 500, bytes: 40 * 1024 * 1024 };

/** SQLSTATE of a statement that took too long. */
const TOO_LONG = '57014';

interface Doomed {
  /** Of the submissions, with `$1` and so on for `values`. */
  where: string;
  values: unknown[];
  /** Passes over rows that somebody else is changing, rather than to wait for them. */
  skipLocked?: boolean;
}

/** The last of the rows may pass the bytes, so that a row of any size can go. */
const deletion = ({ where, values, skipLocked }: Doomed) => `
  WITH found AS (
    SELECT id FROM submissions WHERE ${where} LIMIT $${values.length + 1} FOR UPDATE ${skipLocked ? 'SKIP LOCKED' : ''}
  ), sized AS (
    SELECT id, sum(octet_length(content)) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
    FROM found LEFT JOIN resumes ON application_id = id
  )
  DELETE FROM submissions WHERE id IN (SELECT id FROM sized WHERE coalesce(before, 0) < $${values.length + 2})`;

const tookTooLong = (error: unknown) =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === TOO_LONG;

/**
 * Deletes whatever is doomed, with all that belongs to it, however much that is, and gives how many submissions went with
 * each batch. What a busy server does not manage in time is tried again in smaller batches, down to one row.
 * What has been deleted stays so when a later batch fails.
 */
export async function* deleteSubmissions(database: DataSource, doomed: Doomed): AsyncGenerator<number> {
  const sql = deletion(doomed);
  for (let parts = 1; ;) {
    const limits = [Math.ceil(BATCH.rows / parts), Math.ceil(BATCH.bytes / parts)];
    try {
      const count = await deleteBatch(database, sql, [...doomed.values, ...limits]);
      if (count === 0) return;
      yield count;
    } catch (error) {
      if (!tookTooLong(error) || parts > BATCH.rows) throw error;
      parts *= 2;
    }
  }
}

/** In a transaction, so that it has no effect when PostgreSQL runs it after its connection was given up. */
async function deleteBatch(database: DataSource, sql: string, values: unknown[]): Promise<number> {
  const [, count] = await database.transaction((manager) => manager.query<[unknown[], number]>(sql, values));
  return count;
}
