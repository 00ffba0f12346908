import type { DataSource } from 'typeorm';
import type { BackupFile, Totals } from '../backup-file.ts';
import { emptyTables } from './empty-tables.ts';
import { fillTables } from './fill-tables.ts';
import { migrateToBackup, migrateUp } from './schema-version.ts';
import type { Progress } from '../progress.ts';
import { type Ask, MIGRATIONS, pathsOf, tablesOf } from './tables.ts';

/** Overrides time limits of the role, except for locks: a session that holds one for long makes the restore fail. */
const PATIENCE = `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '30s'`;

export interface Replacement {
  file: BackupFile;
  /** Of the file, counted when it was read for the checksum. */
  totals: Totals;
  /** Whether existing rows may be deleted. */
  force: boolean;
  /** The command that replaces existing rows. */
  retry: string;
  progress: Progress;
  signal: AbortSignal;
}

/** The tables of this site, as the backup or this version knows them. Other tables of the schema are not changed. */
async function ourTables(ask: Ask, database: DataSource, { rows }: Totals) {
  const entities = database.entityMetadatas.map(({ tableName }) => tableName);
  const names = [...Object.keys(rows), ...entities, MIGRATIONS];
  return (await tablesOf(ask)).filter(({ name }) => names.includes(name));
}

/**
 * Replaces all rows of the database with those of a backup, in one transaction. When it fails, the old rows remain.
 * @returns the migrations that are newer than the backup
 */
export async function replaceContent(database: DataSource, replacement: Replacement): Promise<string[]> {
  const { file, totals, force, retry } = replacement;
  return database.transaction(async (manager) => {
    const runner = manager.queryRunner!;
    const ask: Ask = (sql, values) => runner.query(sql, values);
    await ask(PATIENCE);
    await emptyTables(ask, await ourTables(ask, database, totals), force, retry);
    await migrateToBackup(database, runner, file.migrations);
    await fillTables(ask, replacement);
    const ran = await migrateUp(database, runner);
    // without statistics of the new rows the planner reads whole tables
    await ask(`ANALYZE ${pathsOf((await tablesOf(ask)).filter(({ name }) => name in totals.rows))}`);
    return ran;
  });
}
