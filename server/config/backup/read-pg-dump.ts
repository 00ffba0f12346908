import { isUtf8 } from 'node:buffer';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StartError } from '../env.ts';
import { type BackupFile, damaged, type Row, type Totals } from './backup-file.ts';
import { readCopied, readCopy, readSequence } from './copy-text.ts';
import { linesOf } from './lines.ts';
import { findPgTool, lastLine } from './pg-tools.ts';
import { MIGRATIONS } from './tables.ts';

/** The first bytes of pg_dump's custom format. */
export const MAGIC = Buffer.from('PGDMP');

const ENTRY = /^\d+; \d+ \d+ (TABLE DATA|SEQUENCE SET) (\S+) (.+) \S+$/;
const END_OF_COPY = '\\.';

type Lines = (...args: string[]) => AsyncGenerator<string>;

/** The custom format has no checksums: where bytes are no text, the file was altered. */
function decode(line: Buffer, file: string): string {
  if (!isUtf8(line)) throw damaged(file, 'its text is not UTF-8');
  return line.toString();
}

/** What pg_restore says of a file; it writes to no database. */
function restored(command: string, file: string): Lines {
  return async function* (...args) {
    const child = spawn(command, [...args, file], { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = text(child.stderr);
    const closed = once(child, 'close');
    try {
      for await (const line of linesOf(child.stdout)) yield decode(line, file);
      const [status, killedBy] = (await closed) as [number | null, string | null];
      if (status !== 0) throw damaged(file, lastLine(await said) || `pg_restore ended with ${status ?? killedBy}`);
    } finally {
      child.kill();
    }
  };
}

/** A dump whose list of contents was read. */
interface Dump extends Contents {
  lines: Lines;
  file: string;
}

interface Contents {
  schema: string;
  tables: string[];
  sequences: string[];
}

/** @throws StartError when it is a dump of something else */
async function listContents(lines: Lines, file: string): Promise<Contents> {
  const entries: { kind: string; schema: string; name: string }[] = [];
  for await (const line of lines('--list')) {
    const [, kind, schema, name] = ENTRY.exec(line) ?? [];
    if (kind) entries.push({ kind, schema, name });
  }
  const schema = entries.find(({ name }) => name === MIGRATIONS)?.schema;
  if (!schema) throw new StartError(`${file} is no backup of this site: name another file.`);
  const names = (wanted: string) =>
    entries.filter((entry) => entry.kind === wanted && entry.schema === schema).map(({ name }) => name);
  return { schema, tables: names('TABLE DATA'), sequences: names('SEQUENCE SET') };
}

async function* rowsOf({ lines, file, schema }: Dump, table: string): AsyncGenerator<Row> {
  let columns: string[] | undefined;
  let copied = false;
  for await (const line of lines('--data-only', `--schema=${schema}`, `--table=${table}`, '--file=-')) {
    if (!columns) columns = readCopy(line);
    else if (line === END_OF_COPY) [columns, copied] = [undefined, true];
    else yield { table, json: readCopied(columns, line) ?? throwDamaged(file, `${table} has a row of another shape`) };
  }
  if (columns) throw damaged(file, `the rows of ${table} have no end`);
  if (!copied) throw damaged(file, `the rows of ${table} are missing`);
}

function throwDamaged(file: string, reason: string): never {
  throw damaged(file, reason);
}

/** In the order in which they ran. */
async function migrationsOf(dump: Dump): Promise<string[]> {
  const migrations: { id: number; name: string }[] = [];
  for await (const { json } of rowsOf(dump, MIGRATIONS)) {
    const { id, name } = JSON.parse(json) as { id?: string | null; name?: string | null };
    if (!name || !Number(id)) throw damaged(dump.file, `${MIGRATIONS} has a row of another shape`);
    migrations.push({ id: Number(id), name });
  }
  return migrations.sort((one, other) => one.id - other.id).map(({ name }) => name);
}

async function readSequences({ lines, schema, sequences }: Dump): Promise<Totals['sequences']> {
  const found: [string, string][] = [];
  const wanted = sequences.map((name) => `--table=${name}`);
  if (wanted.length === 0) return {};
  for await (const line of lines('--data-only', `--schema=${schema}`, ...wanted, '--file=-')) {
    const sequence = readSequence(line);
    if (sequence) found.push(sequence);
  }
  return Object.fromEntries(found);
}

/** @throws StartError when pg_restore is missing, or the file is none of ours */
export async function openPgDump(file: string, folder?: string): Promise<BackupFile> {
  const tool = await findPgTool('pg_restore', folder);
  if (!tool)
    throw new StartError(
      `${file} was written by pg_dump, which takes pg_restore: install PostgreSQL's client programs, or set PG_BIN to their folder.`,
    );
  const lines = restored(tool.command, file);
  const dump = { lines, file, ...(await listContents(lines, file)) };
  const place = (order: string[], table: string) => (order.includes(table) ? order.indexOf(table) : order.length);
  return {
    migrations: await migrationsOf(dump),
    async read(take, order = []) {
      const rows: Totals['rows'] = {};
      for (const table of dump.tables.toSorted((one, other) => place(order, one) - place(order, other))) {
        rows[table] = 0;
        for await (const row of rowsOf(dump, table)) {
          rows[table]++;
          await take(row);
        }
      }
      return { rows, sequences: await readSequences(dump) };
    },
  };
}
