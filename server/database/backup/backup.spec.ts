import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { thorough } from '#shared/testing/thorough';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';
import { until } from '../../testing/app/until.ts';
import { contentOf, useBackups } from '../../testing/app/use-backups.ts';
import { StartError } from '../../config/env.ts';

describe('a backup', () => {
  const { path, backup, restore, rowsIn } = useBackups();
  let database: TestDatabase;
  beforeEach(async () => (database = await createTestDatabase()));
  afterEach(() => database.drop());

  it('is of one moment, whatever is stored while it is made', async () => {
    const before = await contentOf(database);
    const letGo = await database.hold('LOCK TABLE submissions');
    const written = backup(database, [path('moment')]);
    const waits = `SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'submissions'::regclass`;
    await until(async () => (await database.query(waits)).length > 0);
    await database.query(`INSERT INTO rentals (vehicle_name, weight_limit) VALUES ('Late', '1 t')`);
    await letGo();
    await written;
    await restore(database, [path('moment'), '--force']);
    expect(await contentOf(database)).toEqual(before);
  });

  thorough.it('is the same whatever settings the database or its role has', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await database.query(`INSERT INTO rentals (vehicle_name, weight_limit) VALUES ('Crane', '25 tons')`);
    await database.query(
      `CREATE TABLE odd AS SELECT now() AS at, '1 day 02:03:04'::interval AS span, '\\x00ff'::bytea AS bytes, 0.1::float8 + 0.2 AS sum`,
    );
    await backup(database, [path('usual')]);
    const settings = [
      "timezone = 'Asia/Manila'",
      "datestyle = 'SQL, DMY'",
      "intervalstyle = 'iso_8601'",
      "bytea_output = 'escape'",
      'extra_float_digits = -3',
    ];
    for (const setting of settings) await database.query(`ALTER DATABASE ${name} SET ${setting}`);
    await backup(database, [path('odd')]);
    expect(rowsIn('odd')).toEqual(rowsIn('usual'));
  });

  thorough.it('leaves a file alone that is there already', async () => {
    writeFileSync(path('taken'), 'mine');
    await expect(backup(database, [path('taken')])).rejects.toThrow(
      new StartError(`${path('taken')} already exists: name another file, or add -- --force to replace it.`),
    );
    expect(readFileSync(path('taken'), 'utf8')).toBe('mine');
  });

  it('replaces it when it is told to', async () => {
    writeFileSync(path('taken'), 'mine');
    await backup(database, [path('taken'), '--force']);
    expect(readFileSync(path('taken')).subarray(0, 2).toString('hex')).toBe('1f8b');
  });

  it.each([
    ['is there', 'old-disk', ''],
    ['is not there yet', 'new-disk', '/'],
  ])('goes into a named folder that %s, with the time as its name', async (_what, folder, end) => {
    mkdirSync(path('old-disk'), { recursive: true });
    await backup(database, [path(folder) + end]);
    expect(readdirSync(path(folder))).toEqual([expect.stringMatching(/^eclar-[\dT-]+Z\.ndjson\.gz$/)]);
  });

  thorough.it('is not made of a database without tables', async () => {
    const empty = await createTestDatabase({ empty: true });
    await expect(backup(empty, [path('none')])).rejects.toThrow('there is nothing to back up: no migration has run.');
    expect(existsSync(path('none'))).toBe(false);
    await empty.drop();
  });

  thorough.it('shows how it is used when it is called with an unknown option', async () => {
    await expect(backup(database, ['--forced'])).rejects.toThrow('npm run backup -- [FILE or folder] [--force]');
  });
});
