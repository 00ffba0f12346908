import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';
import { contentOf, useBackups } from '../../testing/app/use-backups.ts';
import { StartError } from '../../config/env.ts';

const RENTALS = `INSERT INTO rentals (vehicle_name, weight_limit) SELECT 'Crane ' || n, md5(n::text) FROM generate_series(1, 500) n`;

describe('a restore', () => {
  const { path, backup, restore, rewrite } = useBackups();
  let full: TestDatabase;
  let empty: TestDatabase;

  beforeAll(async () => {
    [full, empty] = [await createTestDatabase(), await createTestDatabase({ empty: true })];
    await full.query(RENTALS);
    await backup(full, [path('whole')]);
  });
  afterAll(() => Promise.all([full.drop(), empty.drop()]));

  /** Fails unless the message is one line, and a full and an empty database stay unchanged. */
  async function refused(file: string, line: RegExp): Promise<void> {
    for (const [database, options] of [
      [full, ['--force']],
      [empty, []],
    ] as const) {
      const before = await contentOf(database);
      const error = await restore(database, [file, ...options]).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StartError);
      expect((error as StartError).message).toMatch(line);
      expect((error as StartError).message.split('\n')).toHaveLength(1);
      expect(await contentOf(database)).toEqual(before);
    }
  }

  const bytes = () => readFileSync(path('whole'));
  const written = (name: string, content: string | Buffer) => {
    writeFileSync(path(name), content);
    return path(name);
  };

  thorough.it.each([0.001, 0.1, 0.5, 0.9, 0.999])('refuses a file of which only %d is left', async (part) => {
    const file = written('cut', bytes().subarray(0, Math.max(20, Math.floor(bytes().length * part))));
    await refused(file, /cut is damaged or truncated \(unexpected end of file\): restore another backup\.$/);
  });

  const holdsTheSame = (zipped: Buffer) => {
    try {
      return gunzipSync(zipped).equals(gunzipSync(bytes()));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) return false;
      throw error;
    }
  };
  /** The first bit from here on that is part of the text: some only choose between two ways to write the same. */
  const withBitTurned = (at: number): Buffer => {
    const turned = bytes();
    turned[at] ^= 4;
    return holdsTheSame(turned) ? withBitTurned(at + 1) : turned;
  };

  thorough.it.each([0.01, 0.3, 0.6, 0.95])('refuses a file with one bit turned at %d of it', async (part) => {
    await refused(
      written('turned', withBitTurned(Math.floor(bytes().length * part))),
      /turned is (damaged or truncated \(.+\): restore another backup|not a backup)/,
    );
  });

  it.each<[string, (lines: string[]) => string[], RegExp]>(
    firstOrAll([
      [
        'a changed value',
        (lines) => lines.map((line) => line.replace('Crane 7"', 'Crane 8"')),
        /its checksum does not match/,
      ],
      ['a row less', (lines) => lines.filter((line) => !line.includes('Crane 7"')), /its checksum does not match/],
      ['no end', (lines) => lines.slice(0, -1), /it is incomplete/],
      ['something behind its end', (lines) => [...lines, lines[1]], /there is data after its end/],
      [
        'another count',
        (lines) => lines.map((line) => line.replace('"rentals":500', '"rentals":501')),
        /rows are missing/,
      ],
      [
        'a migration of the future',
        ([head, ...lines]) => [head.replace('"migrations":["', '$&Later1","'), ...lines],
        /newer build, with the migration Later1/,
      ],
      [
        'a later format',
        ([head, ...lines]) => [head.replace('"version":1', '"version":2'), ...lines],
        /written by a newer build/,
      ],
      [
        'a header without migrations',
        ([head, ...lines]) => [head.replace(/"migrations":\[.*?\]/, '"migrations":null'), ...lines],
        /its header is not valid/,
      ],
      [
        'an end without counts',
        (lines) => lines.map((line) => line.replace('{"rows":', '{"others":')),
        /it is incomplete/,
      ],
      ['another header', (lines) => lines.slice(1), /is not a backup of this site: name another file\.$/],
    ]),
  )('refuses a file with %s', async (_what, change, line) => {
    await refused(rewrite('whole', 'changed', change), line);
  });

  it.each<[string, string | Buffer, RegExp]>(
    firstOrAll([
      ['an empty file', '', /is empty: name another file\.$/],
      ['a text', 'INSERT INTO rentals;', /is not a backup of this site: name another file\.$/],
      ['a short file', 'x', /is not a backup of this site/],
      ['the gzip of something else', gzipSync('{"hello": "world"}\n'), /is not a backup of this site/],
      ['the gzip of nothing', gzipSync(''), /is not a backup of this site/],
      ['a dump of pg_dump', 'PGDMP and more', /was written by pg_dump: restore it with pg_restore\.$/],
    ]),
  )('refuses %s', async (_what, content, line) => {
    await refused(written('foreign', content), line);
  });

  it('refuses a file that is not there, and a folder', async () => {
    await refused(path('nothing'), /there is no .*nothing: name a file that `npm run backup` wrote\.$/);
    await refused(path('a-folder'), /is not a file/);
  });

  it('refuses rows of a table that the database does not have', async () => {
    await full.query('CREATE TABLE notes AS SELECT 1 AS id');
    await backup(full, [path('notes')]);
    await full.query('DROP TABLE notes');
    await refused(path('notes'), /has rows of notes, a table that no migration creates: create it, then try again\.$/);
  });

  thorough.it('refuses a row that the database refuses', async () => {
    await full.query('ALTER TABLE rentals DROP CONSTRAINT rentals_not_blank');
    await full.query(`INSERT INTO rentals (vehicle_name, weight_limit) VALUES (' ', ' ')`);
    await backup(full, [path('blank')]);
    await full.query(`DELETE FROM rentals WHERE vehicle_name = ' '`);
    await full.query(`ALTER TABLE rentals ADD CONSTRAINT rentals_not_blank CHECK (btrim(vehicle_name) <> '')`);
    await refused(path('blank'), /violates check constraint "rentals_not_blank": nothing was changed\./);
  });

  it('refuses a database that is not empty, and says how they are replaced', async () => {
    const before = await contentOf(full);
    await expect(restore(full, [path('whole')])).rejects.toThrow(
      new StartError(
        `the database is not empty (rentals 500): a site that was started once has an admin, and the embedded database has sample data. To replace everything: npm run restore -- ${path('whole')} --force`,
      ),
    );
    expect(await contentOf(full)).toEqual(before);
  });

  it.each([
    ['no file', []],
    ['two files', ['one', 'two']],
    ['an unknown option', ['one', '--yes']],
  ])('refuses %s, and shows how it is used', async (_what, args) => {
    await expect(restore(empty, args)).rejects.toThrow('npm run restore -- FILE [--force]');
  });
});
