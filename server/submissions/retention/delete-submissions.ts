import { type DataSource, QueryFailedError } from 'typeorm';

/** Limits of one statement: deletion takes time for each byte, and statements are cancelled after 2.5 s. */
const BATCH = { rows: 500, bytes: 40 * 1024 * 1024 };

/** SQLSTATE of a statement that exceeded its timeout. */
const TOO_LONG = '57014';

interface DeletionScope {
  /** A condition on submissions, with `$1` and so on for `values`. */
  where: string;
  values: unknown[];
  /** Skips rows that another transaction has locked, instead of waiting for them. */
  skipLocked?: boolean;
}

/** Every statement that waits for locks on several submissions uses this order, to prevent deadlocks. */
const IN_ORDER = 'ORDER BY id';

/** The last row may exceed the byte limit, so that a row of any size can be deleted. */
const deletion = ({ where, values, skipLocked }: DeletionScope) => `
  WITH found AS (
    SELECT id FROM submissions WHERE ${where} ${skipLocked ? '' : IN_ORDER} LIMIT $${values.length + 1}
    FOR UPDATE ${skipLocked ? 'SKIP LOCKED' : ''}
  ), sized AS (
    SELECT id, sum(octet_length(content)) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
    FROM found LEFT JOIN resumes ON application_id = id
  )
  DELETE FROM submissions WHERE id IN (SELECT id FROM sized WHERE coalesce(before, 0) < $${values.length + 2})`;

const tookTooLong = (error: unknown) =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === TOO_LONG;

/**
 * Deletes the matching submissions with all their related rows, and yields the size of each batch. A batch that takes
 * too long is retried in smaller ones, down to one row. Earlier batches stay deleted when a later one fails.
 */
export async function* deleteSubmissions(database: DataSource, doomed: DeletionScope): AsyncGenerator<number> {
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

/** In a transaction: a statement that PostgreSQL runs after its connection was abandoned is never committed. */
async function deleteBatch(database: DataSource, sql: string, values: unknown[]): Promise<number> {
  const [, count] = await database.transaction((manager) => manager.query<[unknown[], number]>(sql, values));
  return count;
}
