import { StartError } from '#server/config/env';
import type { BackupFile, Totals } from '../backup-file.ts';
import type { Progress } from '../progress.ts';
import { RowLoader } from './row-loader.ts';
import { type Ask, isKept, MIGRATIONS, pathsOf, rowCounts, type Sequences, tablesOf } from './tables.ts';

/**
 * ROLLBACK does not undo setval(). After ALTER SEQUENCE … RESTART, other transactions see the new value only after
 * COMMIT.
 */
async function setSequences(ask: Ask, sequences: Sequences): Promise<void> {
  const there = await ask<{ path: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS path FROM pg_sequences WHERE schemaname = current_schema()`,
  );
  for (const { path } of there.filter((sequence) => sequence.path in sequences)) {
    await ask(`ALTER SEQUENCE ${path} RESTART`);
    await ask('SELECT setval($1, $2)', [path, sequences[path]]);
  }
}

/**
 * Inserts the rows of a backup into tables of the same schema version. @throws StartError when rows are missing
 * afterwards
 */
export async function fillTables(
  ask: Ask,
  { file, totals, progress, signal }: { file: BackupFile; totals: Totals; progress: Progress; signal: AbortSignal },
): Promise<void> {
  const tables = await tablesOf(ask);
  await ask(`TRUNCATE ${pathsOf(tables.filter(({ name }) => name === MIGRATIONS))} RESTART IDENTITY`);
  const loader = new RowLoader(ask, tables, progress);
  await file.read((row) => {
    signal.throwIfAborted();
    return loader.take(row);
  });
  await loader.flush();
  await setSequences(ask, totals.sequences);
  const restored = tables.filter((table) => isKept(table) && table.name in totals.rows);
  for (const [table, rows] of Object.entries(await rowCounts(ask, restored))) {
    const wanted = totals.rows[table];
    if (rows !== wanted) throw new StartError(`${table} has ${rows} rows and not ${wanted}: nothing was changed.`);
  }
}
