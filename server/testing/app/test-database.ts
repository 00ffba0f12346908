import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  url: string;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Holds the locks of a statement. @returns what lets go of them */
  hold(sql: string): Promise<() => Promise<void>>;
  /** Closes every connection and refuses new ones, as if the database were away. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  drop(): Promise<void>;
}

const withPath = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

async function queryAt<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function holdAt(url: string, sql: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // a test that fails drops its database meanwhile
  await client.connect();
  await client.query(`BEGIN; ${sql}`);
  return () => client.end();
}

/** A database for a suite: a copy of the migrated template, or an empty one. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const template = process.env.SPEC_TEMPLATE_URL ?? '';
  const name = `spec_${randomBytes(6).toString('hex')}`;
  const source = empty ? 'template0' : new URL(template).pathname.slice(1);
  const maintenance = withPath(template, 'postgres');
  await queryAt(maintenance, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  const url = withPath(template, name);
  const setOpen = (open: boolean) => queryAt(maintenance, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${open}`);
  return {
    url,
    async leave() {
      await setOpen(false);
      await queryAt(maintenance, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    },
    comeBack: async () => void (await setOpen(true)),
    query: (sql, values) => queryAt(url, sql, values),
    hold: (sql) => holdAt(url, sql),
    drop: async () => void (await queryAt(maintenance, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
