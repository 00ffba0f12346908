import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { migrations } from '../../../migrations/index.ts';
import { type PgPrograms, pgPrograms } from '../../testing/pg-programs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { useBackups } from '../../testing/use-backups.ts';
import { StartError } from '../env.ts';

const NEWEST = 99;
const ID = '0192b0c2-0000-4000-8000-000000000001';
/** What pg_restore prints of a dump that knows the first migration only, so that later ones need not be known here. */
const COPIED = {
  migrations: [
    'COPY public.migrations (id, "timestamp", name) FROM stdin;',
    `1\t1795000000000\t${migrations[0].name}`,
    '\\.',
  ],
  admin_sessions: [
    'COPY public.admin_sessions (id, created_at, expires_at) FROM stdin;',
    `${ID}\t2025-03-29 18:30:00+00\t2099-01-01 00:00:00+00`,
    '\\.',
  ],
  resumes: [
    'COPY public.resumes (application_id, file_name, type, content) FROM stdin;',
    `${ID}\tcv.pdf\tpdf\t\\\\x255044462d00ff0a5c`,
    '\\.',
  ],
  submissions: [
    'COPY public.submissions (id, reference, name, email, phone, privacy_version, created_at, "position", service, description, kind) FROM stdin;',
    `${ID}\tA-7F3K9D\tОльга \\\\N\to@example.com\t09171234567\t1\t2025-03-29 18:30:00.000001+00\tDriver\t\\N\tone\\ntwo\\t\\\\\tapplication`,
    '\\.',
  ],
  migrations_id_seq: [`SELECT pg_catalog.setval('public.migrations_id_seq', 40, true);`],
};
/** As pg_restore lists them: by name, so that a resume comes before its application. */
const LIST = [
  '; Archive created at 2025-03-30',
  '4; 2615 2200 SCHEMA - public pg_database_owner',
  '217; 1259 16405 TABLE public resumes postgres',
  ...['admin_sessions', 'migrations', 'resumes', 'submissions'].map(
    (name, index) => `${300 + index}; 0 ${16000 + index} TABLE DATA public ${name} postgres`,
  ),
  '399; 0 0 SEQUENCE SET public migrations_id_seq postgres',
];

describe('a backup by pg_dump', () => {
  const { path, said, backup } = useBackups();
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it('is made where there is one that knows the server', async () => {
    await backup(database, [path('dump')], pgPrograms(path('newest'), { version: NEWEST }));
    expect(said.at(-1)).toMatch(/^Backed up \d+ rows to \/.*dump: 1 kB in \d+\.\d s\.$/);
    expect(readFileSync(path('dump'), 'utf8').trimEnd().split('\n').slice(2)).toEqual([
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--no-password',
      '--encoding=UTF8',
      '--schema=public',
      '--exclude-table-data=public.admin_sessions',
      '--exclude-table-data=public.rate_limits',
      expect.stringMatching(/^--snapshot=[0-9A-F-]+$/),
      expect.stringMatching(/^--lock-wait-timeout=/),
    ]);
  });

  it('tells it the password in the environment and nowhere else', async () => {
    await backup(database, [path('dump'), '--force'], pgPrograms(path('newest'), { version: NEWEST }));
    const [host, password, ...args] = readFileSync(path('dump'), 'utf8').split('\n');
    const url = new URL(database.url);
    expect([host, password]).toEqual([url.hostname, url.password]);
    expect(args.join(' ')).not.toContain(password);
  });

  it('is not made by one that is older than the server', async () => {
    await backup(database, [path('old')], pgPrograms(path('older'), { version: 9 }));
    expect(said).toContainEqual(
      expect.stringMatching(/^pg_dump 9 is older than the server, \d+.*: writing the portable format\.$/),
    );
    expect(readFileSync(path('old')).subarray(0, 2).toString('hex')).toBe('1f8b');
  });

  it('is not made when the portable format is asked for', async () => {
    await backup(database, [path('asked'), '--portable'], pgPrograms(path('newest'), { version: NEWEST }));
    expect(readFileSync(path('asked')).subarray(0, 2).toString('hex')).toBe('1f8b');
  });

  it('leaves no file when pg_dump fails, and says why', async () => {
    const programs = pgPrograms(path('failing'), { version: NEWEST, complaint: 'one\npg_dump: error: no room' });
    await expect(backup(database, [path('none')], programs)).rejects.toThrow(
      'pg_dump wrote no backup (pg_dump: error: no room): correct that, or run npm run backup -- --portable.',
    );
    expect(existsSync(path('none'))).toBe(false);
    expect(readdirSync(path(''))).not.toContainEqual(expect.stringContaining('unfinished'));
  });
});

describe('a dump of pg_dump', () => {
  const { path, restore } = useBackups();
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
    writeFileSync(path('dump'), 'PGDMP and more');
  });
  afterEach(() => database.drop());
  const programs = (list: string[], { prints, does }: Pick<PgPrograms, 'prints' | 'does'> = {}) =>
    pgPrograms(path('programs'), { version: NEWEST, prints: { ...COPIED, ...prints, list }, does });

  it('is restored as it was written, parents first', async () => {
    await restore(database, [path('dump')], programs(LIST));
    const [row] = await database.query(
      `SELECT name, service, description, content, created_at = '2025-03-30 02:30:00.000001+08' AS "isExact"
       FROM submissions JOIN resumes ON submissions.id = application_id`,
    );
    expect(row).toEqual({
      name: 'Ольга \\N',
      service: null,
      description: 'one\ntwo\t\\',
      content: Buffer.from('255044462d00ff0a5c', 'hex'),
      isExact: true,
    });
  });

  it('goes on counting where it was, and is migrated up', async () => {
    await restore(database, [path('dump')], programs(LIST));
    const ids = (await database.query<{ id: number }>('SELECT id FROM migrations ORDER BY id')).map(({ id }) => id);
    expect(ids).toEqual(migrations.map((_, index) => (index === 0 ? 1 : 40 + index)));
  });

  it('revives no sign-in, even when it was dumped by hand with all of them', async () => {
    await restore(database, [path('dump')], programs(LIST));
    expect(await database.query('SELECT id FROM admin_sessions')).toEqual([]);
  });

  it('is refused when it is of something else', async () => {
    const other = LIST.filter((line) => !line.includes(' migrations '));
    await expect(restore(database, [path('dump')], programs(other))).rejects.toThrow('is no backup of this site');
  });

  const [copy, row, end] = COPIED.resumes;
  const [copyMigrations] = COPIED.migrations;

  async function refused(damage: Pick<PgPrograms, 'prints' | 'does'>, line: RegExp): Promise<void> {
    const restored = restore(database, [path('dump'), '--force'], programs(LIST, damage));
    const error = await restored.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect((error as StartError).message).toMatch(line);
    expect((error as StartError).message).toMatch(/^.*dump is damaged or cut short \(.*\): restore another backup\.$/);
  }

  it.each<[string, NonNullable<PgPrograms['prints']>, RegExp]>([
    ['a row that is cut', { resumes: [copy, row.slice(0, 20), end] }, /resumes has a row of another shape/],
    ['an empty line', { resumes: [copy, '', end] }, /resumes has a row of another shape/],
    ['a value too many', { resumes: [copy, `${row}\tx`, end] }, /resumes has a row of another shape/],
    ['rows without an end', { resumes: [copy, row] }, /the rows of resumes have no end/],
    ['no rows where it lists them', { resumes: ['--'] }, /the rows of resumes are missing/],
    ['a migration without a name', { migrations: [copyMigrations, '1\t2\t\\N', end] }, /migrations has a row/],
    ['a migration without a number', { migrations: [copyMigrations, 'x\t2\tInit1', end] }, /migrations has a row/],
    ['other columns', { migrations: ['COPY public.migrations (a) FROM stdin;', '1', end] }, /migrations has a row/],
    ['text that is not UTF-8', { resumes: Buffer.from(`${copy}\n${row}\xff\n${end}\n`, 'latin1') }, /is not UTF-8/],
  ])('is refused in one line when it has %s', (_what, prints, line) => refused({ prints }, line));

  it.each([
    ['complains', `echo 'no such entry' >&2; exit 1`, /\(no such entry\)/],
    ['says nothing', 'kill -9 $$', /\(pg_restore ended with SIGKILL\)/],
  ])('is refused in one line when pg_restore %s', (_what, resumes, line) => refused({ does: { resumes } }, line));
});
