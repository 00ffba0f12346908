import { StartError } from '#server/config/env';
import { type Ask, isKept, MIGRATIONS, pathsOf, rowCounts, type Table } from './tables.ts';

/** @throws StartError with the rows that each table holds */
async function checkEmpty(ask: Ask, tables: Table[], retry: string): Promise<void> {
  const counts = await rowCounts(ask, tables.filter(isKept));
  const held = Object.entries(counts).filter(([, rows]) => rows > 0);
  if (held.length === 0) return;
  const what = held.map(([table, rows]) => `${table} ${rows}`).join(', ');
  throw new StartError(
    `the database holds rows already (${what}); once it was started, a site has an admin, and the embedded database has samples. To replace them all: ${retry}`,
  );
}

/**
 * Locks the tables, so that no submission is stored between the check and the TRUNCATE. With `force` existing rows
 * are deleted; without it they are kept, and the error names `retry`.
 */
export async function emptyTables(ask: Ask, tables: Table[], force: boolean, retry: string): Promise<void> {
  if (tables.length === 0) return;
  await ask(`LOCK TABLE ${pathsOf(tables)} IN ACCESS EXCLUSIVE MODE`);
  const content = tables.filter(({ name }) => name !== MIGRATIONS);
  if (!force) await checkEmpty(ask, content, retry);
  if (content.length > 0) await ask(`TRUNCATE ${pathsOf(content)} RESTART IDENTITY`);
}
