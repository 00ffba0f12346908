/** Runs a statement on one connection, either of a `pg` client or of TypeORM's query runner. */
export type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

export interface Column {
  /** Quoted for SQL where necessary. */
  name: string;
  type: string;
}

export interface Table {
  name: string;
  /** Schema and name, quoted for SQL. */
  path: string;
  columns: Column[];
  /** Tables that its foreign keys reference. */
  parents: string[];
  unlogged: boolean;
}

/** The last value of each sequence, by its path. A sequence that was never used is absent. */
export type Sequences = Record<string, string>;

/** Not backed up: a restore would revive sessions, sign-ins and links that have ended since. */
const PASSING = ['admin_sessions', 'sign_in_steps', 'sign_in_notices', 'account_links'];

/** Omits generated columns and tables of extensions, because PostgreSQL creates their content itself. */
const TABLES = `
  SELECT c.relname AS name, format('%I.%I', n.nspname, c.relname) AS path, c.relpersistence = 'u' AS unlogged,
    (SELECT json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod)) ORDER BY attnum)
     FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
    ARRAY(SELECT DISTINCT parent.relname::text FROM pg_constraint JOIN pg_class parent ON parent.oid = confrelid
     WHERE conrelid = c.oid AND contype = 'f') AS parents
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = current_schema() AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
  ORDER BY c.relname`;

function parentsFirst(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const seen = new Set<string>();
  const add = (table: Table) => {
    if (seen.has(table.name)) return;
    seen.add(table.name);
    tables.filter(({ name }) => table.parents.includes(name)).forEach(add);
    ordered.push(table);
  };
  tables.forEach(add);
  return ordered;
}

/** Every table of the schema, parents before children. Read from PostgreSQL's catalogue, so that a new table is always included. */
export async function tablesOf(ask: Ask): Promise<Table[]> {
  return parentsFirst(await ask<Table>(TABLES));
}

/** Unlogged tables are not backed up: a crash may empty them anyway. */
export function isKept({ name, unlogged }: Table): boolean {
  return !unlogged && !PASSING.includes(name);
}

export const pathsOf = (tables: Table[]) => tables.map(({ path }) => path).join();

export async function rowCounts(ask: Ask, tables: Table[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, path } of tables) {
    const [{ rows }] = await ask<{ rows: number }>(`SELECT count(*)::int AS rows FROM ONLY ${path}`);
    counts[name] = rows;
  }
  return counts;
}

export async function sequencesOf(ask: Ask): Promise<Sequences> {
  const rows = await ask<{ path: string; value: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS path, last_value::text AS value FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ path, value }) => [path, value]));
}

export const MIGRATIONS = 'migrations';

/** The names of the migrations that have run; none for an empty schema. */
export async function migrationsOf(ask: Ask, tables: Table[]): Promise<string[]> {
  const table = tables.find(({ name }) => name === MIGRATIONS);
  if (!table) return [];
  return (await ask<{ name: string }>(`SELECT name FROM ${table.path} ORDER BY id`)).map(({ name }) => name);
}
