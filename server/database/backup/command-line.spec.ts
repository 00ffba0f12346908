import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thorough } from '#shared/testing/thorough';
import { startCommand } from '../../testing/app/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';
import { until } from '../../testing/app/until.ts';
import { contentOf } from '../../testing/app/use-backups.ts';

describe('npm run', () => {
  let folder: string;
  let database: TestDatabase;
  const start = ({ url }: TestDatabase, ...args: string[]) => startCommand(folder, { DATABASE_URL: url }, ...args);
  const run = (on: TestDatabase, ...args: string[]) => start(on, ...args).ended;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eclar-command-'));
    database = await createTestDatabase();
    await database.query(`INSERT INTO rentals (vehicle_name, weight_limit) VALUES ('Crane', '25 tons')`);
  });
  afterEach(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it('backup writes a file named after the time, for its owner alone, and says so last', async () => {
    const { status, output, problem } = await run(database, 'backup');
    expect([status, problem]).toEqual([0, '']);
    const [name, ...others] = readdirSync(join(folder, 'backups'));
    expect(others).toEqual([]);
    expect(name).toMatch(/^eclar-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.ndjson\.gz$/);
    expect(statSync(join(folder, 'backups', name)).mode & 0o777).toBe(0o600);
    const last = output.trimEnd().split('\n').at(-1);
    expect(last).toMatch(new RegExp(`^Backed up \\d+ rows to /.*/backups/${name}: \\d kB in \\d+\\.\\d s\\.$`));
  });

  thorough.it('backup fails with one line when the file is there already', async () => {
    writeFileSync(join(folder, 'taken'), '');
    const { status, problem } = await run(database, 'backup', 'taken');
    expect(status).toBe(1);
    expect(problem).toMatch(
      /^Stopped: \/.*taken already exists: name another file, or add -- --force to replace it\.\n$/,
    );
  });

  it('restore brings the file back to an empty database', async () => {
    await run(database, 'backup', 'file');
    const empty = await createTestDatabase({ empty: true });
    const { status, output } = await run(empty, 'restore', 'file');
    expect(status).toBe(0);
    expect(output).toMatch(/Restored \d+ rows from \/.*file in \d+\.\d s\. Everybody is signed out\.\n$/);
    expect(await contentOf(empty)).toEqual(await contentOf(database));
    await empty.drop();
  });

  thorough.it('restore fails with one line on a database that holds rows', async () => {
    await run(database, 'backup', 'file');
    const { status, problem } = await run(database, 'restore', 'file');
    expect(status).toBe(1);
    expect(problem).toMatch(/^Stopped: the database is not empty \(rentals 1\).*npm run restore -- file --force\n$/);
  });

  thorough.it('backup ends at once on Ctrl-C, however often it comes, and leaves no file', async () => {
    const letGo = await database.hold('LOCK TABLE rentals');
    const { ended, kill } = start(database, 'backup', 'file');
    const waits = `SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'rentals'::regclass`;
    await until(async () => (await database.query(waits)).length > 0);
    const again = setInterval(() => kill('SIGINT'), 1);
    expect(await ended).toMatchObject({ status: 1, problem: 'Stopped: interrupted: no backup was written.\n' });
    clearInterval(again);
    expect(readdirSync(folder)).toEqual([]);
    await letGo();
  });
});
