import type { DataSource } from 'typeorm';
import { StartError } from '#server/config/env';
import type { BackupFile, Row, Totals } from '../format.ts';
import type { Progress } from '../progress.ts';
import { migrateToBackup, migrateUp } from './schema-version.ts';
import { type Ask, isKept, MIGRATIONS, pathsOf, rowCounts, type Sequences, type Table, tablesOf } from './tables.ts';

/** Overrides the role's time limits, except for locks: a session that holds one for 30 s makes the restore fail. */
const PATIENCE = `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '30s'`;

export interface Replacement {
  file: BackupFile;
  /** The file's totals, counted while its checksum was verified. */
  totals: Totals;
  /** Whether existing rows may be deleted. */
  force: boolean;
  /** The command that an error suggests for replacing existing rows. */
  retry: string;
  progress: Progress;
  signal: AbortSignal;
}

/** The tables that the backup contains or this version defines. Other tables of the schema are left unchanged. */
async function ourTables(ask: Ask, database: DataSource, { rows }: Totals) {
  const entities = database.entityMetadatas.map(({ tableName }) => tableName);
  const names = [...Object.keys(rows), ...entities, MIGRATIONS];
  return (await tablesOf(ask)).filter(({ name }) => names.includes(name));
}

/**
 * Replaces all rows of the database with those of a backup, in one transaction: on failure the old rows remain.
 * @returns the migrations that are newer than the backup
 */
export async function replaceRows(database: DataSource, replacement: Replacement): Promise<string[]> {
  const { file, totals, force, retry } = replacement;
  return database.transaction(async (manager) => {
    const runner = manager.queryRunner!;
    const ask: Ask = (sql, values) => runner.query(sql, values);
    await ask(PATIENCE);
    await emptyTables(ask, await ourTables(ask, database, totals), force, retry);
    await migrateToBackup(database, runner, file.migrations);
    await fillTables(ask, replacement);
    const ran = await migrateUp(database, runner);
    // without statistics of the new rows, the planner would scan whole tables
    await ask(`ANALYZE ${pathsOf((await tablesOf(ask)).filter(({ name }) => name in totals.rows))}`);
    return ran;
  });
}

/** @throws StartError with the row count of each non-empty table */
async function checkEmpty(ask: Ask, tables: Table[], retry: string): Promise<void> {
  const counts = await rowCounts(ask, tables.filter(isKept));
  const held = Object.entries(counts).filter(([, rows]) => rows > 0);
  if (held.length === 0) return;
  const what = held.map(([table, rows]) => `${table} ${rows}`).join(', ');
  throw new StartError(
    `the database is not empty (${what}): a site that was started once has an admin, and the embedded database has sample data. To replace everything: ${retry}`,
  );
}

/**
 * Locks the tables, so that no submission is stored between the check and the TRUNCATE. Without `force`, existing
 * rows are kept and reported in an error that names `retry`.
 */
async function emptyTables(ask: Ask, tables: Table[], force: boolean, retry: string): Promise<void> {
  if (tables.length === 0) return;
  await ask(`LOCK TABLE ${pathsOf(tables)} IN ACCESS EXCLUSIVE MODE`);
  const content = tables.filter(({ name }) => name !== MIGRATIONS);
  if (!force) await checkEmpty(ask, content, retry);
  if (content.length > 0) await ask(`TRUNCATE ${pathsOf(content)} RESTART IDENTITY`);
}

/** ROLLBACK does not undo setval(). After ALTER SEQUENCE … RESTART, other transactions see the new value only after COMMIT. */
async function setSequences(ask: Ask, sequences: Sequences): Promise<void> {
  const there = await ask<{ path: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS path FROM pg_sequences WHERE schemaname = current_schema()`,
  );
  for (const { path } of there.filter((sequence) => sequence.path in sequences)) {
    await ask(`ALTER SEQUENCE ${path} RESTART`);
    await ask('SELECT setval($1, $2)', [path, sequences[path]]);
  }
}

const BATCH_CHARACTERS = 4_000_000;
const BATCH_ROWS = 1000;

/** Each value is inserted as text and cast to the column's type, so that no number is rounded. */
function insertion({ path, columns }: Table): string {
  const names = columns.map(({ name }) => name).join();
  const values = columns.map(({ name, type }) => `r.${name}::${type}`).join();
  const texts = columns.map(({ name }) => `${name} text`).join();
  return `INSERT INTO ${path} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM json_to_recordset($1::json) AS r(${texts})`;
}

/** Inserts rows in batches, each with one statement. */
class RowLoader {
  private table?: Table;
  private batch: string[] = [];
  private characters = 0;

  constructor(
    private readonly ask: Ask,
    private readonly tables: Table[],
    private readonly progress: Progress,
  ) {}

  async take({ table, json }: Row): Promise<void> {
    if (table !== this.table?.name) await this.turnTo(table);
    // backups of an earlier version may contain tables that are no longer backed up
    if (!this.table || !isKept(this.table)) return;
    if (this.characters > BATCH_CHARACTERS || this.batch.length === BATCH_ROWS) await this.flush();
    this.batch.push(json);
    this.characters += json.length;
  }

  async flush(): Promise<void> {
    if (!this.table || this.batch.length === 0) return;
    await this.ask(insertion(this.table), [`[${this.batch.join()}]`]);
    this.progress.add(this.batch.length, this.characters);
    this.batch = [];
    this.characters = 0;
  }

  private async turnTo(name: string): Promise<void> {
    await this.flush();
    this.table = this.tables.find((table) => table.name === name);
    if (!this.table)
      throw new StartError(
        `the file has rows of ${name}, a table that no migration creates: create it, then try again.`,
      );
  }
}

/** Inserts the rows of a backup into tables of the same schema version. @throws StartError when row counts differ afterwards */
async function fillTables(
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
