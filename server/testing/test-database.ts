import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  url: string;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
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

/** A database of its own for a suite: a copy of the migrated template, or an empty one. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const template = process.env.SPEC_TEMPLATE_URL ?? '';
  const name = `spec_${randomBytes(6).toString('hex')}`;
  const source = empty ? 'template0' : new URL(template).pathname.slice(1);
  const maintenance = withPath(template, 'postgres');
  await queryAt(maintenance, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  const url = withPath(template, name);
  return {
    url,
    query: (sql, values) => queryAt(url, sql, values),
    drop: async () => void (await queryAt(maintenance, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
