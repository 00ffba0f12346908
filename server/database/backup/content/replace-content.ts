import type { DataSource } from 'typeorm';
import type { BackupFile, Totals } from '../backup-file.ts';
import { emptyTables } from './empty-tables.ts';
import { fillTables } from './fill-tables.ts';
import { bringToLevel, bringUp } from './level.ts';
import type { Progress } from '../progress.ts';
import { type Ask, MIGRATIONS, pathsOf, tablesOf } from './tables.ts';

/** Whatever limits the role has; but one who keeps a table to himself for long is not waited for. */
const PATIENCE = `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '30s'`;

export interface Replacement {
  file: BackupFile;
  /** Of the file, which was read through before. */
  totals: Totals;
  /** Whether rows that are there may go. */
  force: boolean;
  /** The command that would replace them. */
  retry: string;
  progress: Progress;
  signal: AbortSignal;
}

/** Of this product, as the backup or this build knows them: whatever else the schema holds is never touched. */
async function ourTables(ask: Ask, database: DataSource, { rows }: Totals) {
  const entities = database.entityMetadatas.map(({ tableName }) => tableName);
  const names = [...Object.keys(rows), ...entities, MIGRATIONS];
  return (await tablesOf(ask)).filter(({ name }) => names.includes(name));
}

/**
 * Puts the content of a backup in the place of what the database holds, in one transaction: whatever fails, the old
 * content stays. @returns the migrations that came after the backup
 */
export async function replaceContent(database: DataSource, replacement: Replacement): Promise<string[]> {
  const { file, totals, force, retry } = replacement;
  return database.transaction(async (manager) => {
    const runner = manager.queryRunner!;
    const ask: Ask = (sql, values) => runner.query(sql, values);
    await ask(PATIENCE);
    await emptyTables(ask, await ourTables(ask, database, totals), force, retry);
    await bringToLevel(database, runner, file.migrations);
    await fillTables(ask, replacement);
    const ran = await bringUp(database, runner);
    // a planner that knows nothing of the new rows reads whole tables
    await ask(`ANALYZE ${pathsOf((await tablesOf(ask)).filter(({ name }) => name in totals.rows))}`);
    return ran;
  });
}
