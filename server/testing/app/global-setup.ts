import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { applyConfiguredAdmin } from '../../auth/account/admin-account.ts';
import { migrate, withMigrationLock } from '../../database/migrations/migrate.ts';
import { ADMIN, createTemplateWithAdmin } from './test-database.ts';
import { withDatabase } from './with-database.ts';

/** Nothing is flushed to disk, because the data is not needed after the run. */
const HURRY = ['fsync', 'synchronous_commit', 'full_page_writes'].map((setting) => `ALTER SYSTEM SET ${setting} = off`);

declare global {
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

/** Stops PostgreSQL when Jest is interrupted and runs no teardown. */
function stopWithProcess(dataDir: string): void {
  process.once('exit', () => {
    const lockFile = join(dataDir, 'postgres', 'postmaster.pid');
    if (!existsSync(lockFile)) return;
    process.kill(parseInt(readFileSync(lockFile, 'utf8')), 'SIGQUIT');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}

/** Creates the migrated database that suites copy, and a copy of it with the admin. */
async function makeTemplate(url: string): Promise<void> {
  await withMigrationLock(url, async (database) => {
    for (const statement of [...HURRY, 'SELECT pg_reload_conf()']) await database.query(statement);
    await migrate(database);
  });
  await createTemplateWithAdmin(url, (copy) => withDatabase(copy, (database) => applyConfiguredAdmin(database, ADMIN)));
  process.env.SPEC_TEMPLATE_URL = url;
}

/**
 * One PostgreSQL for all specs: the one that npm installed, or an empty database at SPEC_DATABASE_URL, as its superuser, or the database
 * that such a run has migrated (SPEC_TEMPLATE_URL).
 */
export default async function setUp(): Promise<void> {
  const { SPEC_DATABASE_URL, SPEC_TEMPLATE_URL } = process.env;
  if (SPEC_TEMPLATE_URL) return;
  if (SPEC_DATABASE_URL) return makeTemplate(SPEC_DATABASE_URL);
  const dataDir = mkdtempSync(join(tmpdir(), 'eclar-specs-'));
  chmodSync(dataDir, 0o711); // PostgreSQL runs as another user, which must be able to enter the folder
  stopWithProcess(dataDir);
  const postgres = await startEmbeddedPostgres(dataDir, { database: 'template_for_specs' });
  globalThis.stopTestPostgres = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await makeTemplate(postgres.url);
  } catch (error) {
    await globalThis.stopTestPostgres();
    throw error;
  }
}
