import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { ENTITIES } from '../../app/entities.ts';
import { backup } from '../../database/backup/backup.ts';
import { restore } from '../../database/backup/restore.ts';
import type { TestDatabase } from './test-database.ts';

async function readContent(client: Client): Promise<Record<string, unknown>> {
  const { rows: tables } = await client.query<{ path: string; name: string }>(
    `SELECT oid::regclass AS path, relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 2`,
  );
  const content: Record<string, unknown> = {};
  for (const { path, name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT row_to_json(t)::text AS row FROM ${path} t ORDER BY 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  content.sequences = (await client.query(`SELECT sequencename, last_value FROM pg_sequences ORDER BY 1`)).rows;
  return content;
}

/** Every row of every table as text, and the state of every sequence. */
export async function contentOf({ url }: Pick<TestDatabase, 'url'>): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return readContent(client).finally(() => client.end());
}

/** The contents of a backup: everything except sessions, sign-in steps, notices, links and counters. */
export const keptContent = async (database: TestDatabase) => ({
  ...(await contentOf(database)),
  account_links: [],
  admin_sessions: [],
  sign_in_notices: [],
  sign_in_steps: [],
  rate_limits: [],
});

/** Runs backup and restore, with files in a folder that is removed after the suite. */
export function useBackups() {
  let folder = '';
  const said: string[] = [];
  const path = (name: string) => join(folder, name);
  const linesIn = (name: string) =>
    gunzipSync(readFileSync(path(name)))
      .toString()
      .trimEnd()
      .split('\n');
  const command = ({ url }: Pick<TestDatabase, 'url'>, args: string[]) => ({
    url,
    args,
    entities: ENTITIES,
    say: (line: string) => void said.push(line),
  });
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'eclar-backups-'));
    mkdirSync(path('a-folder'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    path,
    said,
    backup: (database: Pick<TestDatabase, 'url'>, args: string[]) => backup(command(database, args)),
    restore: (database: Pick<TestDatabase, 'url'>, args: string[]) => restore(command(database, args)),
    /** The lines of a backup without its header and trailer. */
    rowsIn: (name: string) => linesIn(name).slice(1, -1),
    /** Writes a copy of a backup with changed lines. */
    rewrite: (from: string, to: string, change: (lines: string[]) => string[]): string => {
      writeFileSync(path(to), gzipSync(`${change(linesIn(from)).join('\n')}\n`));
      return path(to);
    },
  };
}
