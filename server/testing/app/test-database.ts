import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';

export const ADMIN = { email: 'admin@eclar.example', password: 'a password for specs' };

export interface TestDatabase {
  url: string;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Holds the locks of statements in a transaction. @returns a function that commits it */
  hold(sql: string): Promise<() => Promise<void>>;
  /** Closes every connection and refuses new ones, as if the database were away. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  drop(): Promise<void>;
}

const withPath = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Connections are kept, because PostgreSQL takes longer to open one than to answer. They do not keep the process alive. */
function poolOf(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 3, allowExitOnIdle: true });
  pool.on('error', () => undefined); // a test may end all connections; the next query opens a new one
  return pool;
}

/** One pool per server, to create and drop databases. */
const maintenances = new Map<string, Pool>();

function maintenanceAt(url: string): Pool {
  const known = maintenances.get(url) ?? poolOf(withPath(url, 'postgres'));
  maintenances.set(url, known);
  return known;
}

async function holdAt(url: string, sql: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // a failing test drops its database meanwhile
  await client.connect();
  await client.query(`BEGIN; ${sql}`);
  return async () => {
    await client.query('COMMIT');
    await client.end();
  };
}

/** The name of the copy of the template that also has the admin. */
const withAdmin = (template: string) => `${template}_with_admin`;

/** Creates that copy, in place of one from an earlier run, and adds the admin. */
export async function createTemplateWithAdmin(template: string, signUp: (url: string) => Promise<void>): Promise<void> {
  const source = new URL(template).pathname.slice(1);
  const maintenance = poolOf(withPath(template, 'postgres'));
  await maintenance.query(`DROP DATABASE IF EXISTS ${withAdmin(source)} WITH (FORCE)`);
  await maintenance.query(`CREATE DATABASE ${withAdmin(source)} TEMPLATE ${source} STRATEGY FILE_COPY`);
  await maintenance.end();
  await signUp(withPath(template, withAdmin(source)));
}

/** Creates a database for a suite: a copy of the migrated template, optionally with the admin, or an empty one. */
export async function createTestDatabase({ empty = false, admin = false } = {}): Promise<TestDatabase> {
  const template = process.env.SPEC_TEMPLATE_URL ?? '';
  const name = `spec_${randomBytes(6).toString('hex')}`;
  const migrated = new URL(template).pathname.slice(1);
  const source = empty ? 'template0' : admin ? withAdmin(migrated) : migrated;
  const maintenance = maintenanceAt(template);
  await maintenance.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  const url = withPath(template, name);
  let pool = poolOf(url);
  const setOpen = (open: boolean) => maintenance.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${open}`);
  return {
    url,
    query: async <Row extends object>(sql: string, values?: unknown[]) => (await pool.query<Row>(sql, values)).rows,
    async leave() {
      await setOpen(false);
      const left = pool;
      pool = poolOf(url); // a connection that was ended from the other side fails the first query that takes it
      await left.end();
      // with a timeout, it waits: a connection that ends later would fail a call after the database has come back
      await maintenance.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [
        name,
      ]);
    },
    comeBack: async () => void (await setOpen(true)),
    hold: (sql) => holdAt(url, sql),
    async drop() {
      await pool.end();
      await maintenance.query(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
