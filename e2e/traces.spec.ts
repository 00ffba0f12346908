import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { loadEmbeddedPostgres, MAIN } from '../tools/lib/server.mjs';
import { expect, test, THOROUGH } from './fixtures.ts';

const ROOT = join(import.meta.dirname, '..');

/** The site's own migrations table with other columns: reading it fails with an error that no code expects. */
const STRANGE_TABLE = 'CREATE TABLE migrations (nonsense integer)';

async function failedStart(url: string): Promise<{ err: { stack: string } }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(STRANGE_TABLE).finally(() => client.end());
  const secret = 'a secret that is long enough to sign with';
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: url, JWT_SECRET: secret, PORT: '0' };
  const site = spawn(process.execPath, [MAIN], { cwd: tmpdir(), env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = (await text(site.stdout)).split('\n').filter((line) => line.startsWith('{'));
  return JSON.parse(lines.at(-1)!) as { err: { stack: string } };
}

test('an error in the log of the bundle names its line in the source', THOROUGH, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eclar-traces-'));
  await chmod(folder, 0o711); // PostgreSQL does not run as root, and must reach the folder
  const postgres = await (await loadEmbeddedPostgres()).startEmbeddedPostgres(folder);
  try {
    const { stack } = (await failedStart(postgres.url)).err;
    const [, file, line] = /at async refuseNewerSchema \((\/.+\.ts):(\d+):\d+\)/.exec(stack)!;
    expect(relative(ROOT, file)).toBe('server/database/migrations/migrate.ts');
    const source = await readFile(file, 'utf8');
    expect(source.split('\n')[Number(line) - 1]).toContain('getExecutedMigrations()');
    // frames of packages keep their position in the bundle
    expect(stack).toMatch(/at async MigrationExecutor\.\w+ \(file:.*dist\/server\/[\w.-]+\.js:/);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
