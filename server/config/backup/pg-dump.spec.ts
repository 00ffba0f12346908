import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { migrations } from '../../../migrations/index.ts';
import { pgPrograms } from '../../testing/pg-programs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { useBackups } from '../../testing/use-backups.ts';

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
  const programs = (list: string[]) => pgPrograms(path('programs'), { version: NEWEST, prints: { ...COPIED, list } });

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
});
