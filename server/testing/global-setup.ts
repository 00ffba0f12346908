import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../config/embedded-postgres.ts';
import { migrate, withMigrationLock } from '../config/migrate.ts';

declare global {
  // eslint-disable-next-line no-var -- what Jest hands from its setup to its teardown
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

/** Starts one real PostgreSQL for all specs, with a migrated database that each suite copies. */
export default async function setUp(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'eclar-specs-'));
  const postgres = await startEmbeddedPostgres(dataDir, 'template_for_specs');
  globalThis.stopTestPostgres = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await withMigrationLock(postgres.url, migrate);
    process.env.SPEC_TEMPLATE_URL = postgres.url;
  } catch (error) {
    await globalThis.stopTestPostgres();
    throw error;
  }
}
