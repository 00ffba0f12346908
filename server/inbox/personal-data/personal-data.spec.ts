import { Logger } from '@nestjs/common';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ENDPOINTS } from '#shared/endpoints';
import { applicationCalls, APPLICATION } from '../../testing/calls/application-calls.ts';
import { pdfFile } from '../../testing/samples/files.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const EXPORT = `${ENDPOINTS.personalData}/export`;
const ERASE = `${ENDPOINTS.personalData}/erase`;
const EMAIL = 'Canary.José@Example.com';
const AS_TYPED = 'CANARY.JOSÉ@EXAMPLE.COM';

/** Saved filters with the person's data, and others. */
const THEIRS = [
  ['Waits', 'search=CANARY.jose%40example.com'],
  ['By name', 'search=Reyes+can%C3%A1ry&view=open'],
  ['Part of it', 'search=dela+reyes'],
  ['By number', 'search=0917+555+0101'],
  ['Canary Dela Reyes', 'view=open&kind=quote'],
];
const OTHERS = [
  ['Open', 'view=open'],
  ['Trucks', 'search=reyes+trucking'],
  ['One word', 'search=reyes'],
  ['Provider', 'search=example.com'],
];

interface Export {
  email: string;
  exportedAt: string;
  savedFilters: { name: string; query: string }[];
  submissions: (Record<string, unknown> & { id: string; resume: Record<string, unknown> | null })[];
}

describe('personal data', () => {
  const app = useApp();
  const { add, addResume, clear, path } = inboxCalls(app);
  const { send } = applicationCalls(app);
  beforeEach(clear);
  const exported = async (email: string) => (await app.asAdmin.post(EXPORT).send({ email }).expect(200)).body as Export;
  const erase = async (email: string) => (await app.asAdmin.post(ERASE).send({ email }).expect(200)).body as object;
  const download = async (id: string) => app.asAdmin.get(path(id, '/resume')).expect(200);
  /** Every kind, a deleted row, spam, and a resume that was downloaded once. */
  const addPerson = async () => {
    await add({ kind: 'quote', email: EMAIL, name: 'Canary one' });
    await add({ email: EMAIL.toLowerCase(), name: 'Canary two', deleted_at: new Date() });
    await add({ email: EMAIL, name: 'Canary three', suspected_spam: true });
    await send({ email: EMAIL, name: 'Canary four' });
    const [{ id }] = await app.database.query<{ id: string }>('SELECT application_id AS id FROM resumes');
    await download(id);
    return id;
  };
  const logged = async (work: () => Promise<unknown>) => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    await work();
    const lines = warn.mock.calls.map(String);
    warn.mockRestore();
    return lines;
  };

  describe('POST /admin/personal-data/export', () => {
    it('is a JSON file to save', async () => {
      const { headers } = await app.asAdmin.post(EXPORT).send({ email: EMAIL }).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename=personal-data.json',
        'cache-control': 'no-store',
      });
    });

    it('holds every submission of the address in any letters, deleted ones and spam too, oldest first', async () => {
      await addPerson();
      await add({ email: 'somebody.else@example.com' });
      const { email, exportedAt, submissions } = await exported(AS_TYPED);
      expect(submissions.map(({ name }) => name)).toEqual(['Canary one', 'Canary two', 'Canary three', 'Canary four']);
      expect({ email, exportedAt }).toEqual({ email: AS_TYPED, exportedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    });

    it('leaves out no column of the table', async () => {
      await addPerson();
      const columns = await app.database.query<{ name: string }>(
        `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'submissions'`,
      );
      const [submission] = (await exported(EMAIL)).submissions;
      expect(Object.keys(submission).sort()).toEqual([...columns.map(({ name }) => name), 'replies', 'resume'].sort());
    });

    it('holds a resume with its bytes, and each time that it was downloaded before', async () => {
      const id = await addPerson();
      const { resume } = (await exported(EMAIL)).submissions[3];
      expect(resume).toEqual({
        file_name: 'cv.pdf',
        type: 'pdf',
        content: pdfFile().toString('base64'),
        downloads: [expect.objectContaining({ application_id: id, session_id: expect.any(String) })],
      });
    });

    it('counts as a download of each resume in it, and says so in the log by ids alone', async () => {
      const id = await addPerson();
      const lines = await logged(() => exported(EMAIL));
      expect((await exported(EMAIL)).submissions[3].resume?.downloads).toHaveLength(2);
      expect(lines).toEqual([expect.stringMatching(/^personal-data-exported by account/), expect.stringContaining(id)]);
      expect(lines.join()).not.toMatch(/canary/i);
    });

    it('holds more rows than one of the same moment', async () => {
      for (let row = 0; row < 5; row++) await add({ email: EMAIL, created_at: '2026-11-21 14:05:00.000001' });
      const ids = (await exported(EMAIL)).submissions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(5);
    });

    it('is empty for an address that nobody has', async () => {
      expect((await exported('nobody@example.com')).submissions).toEqual([]);
    });
  });

  describe('POST /admin/personal-data/erase', () => {
    it('leaves nothing of the address in any table', async () => {
      await addPerson();
      await addResume((await add({ kind: 'application', email: EMAIL })).id, { file_name: 'canary.pdf' });
      expect(await erase(AS_TYPED)).toEqual({ erased: 5 });
      const tables = await app.database.query<{ name: string }>(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
      );
      expect(tables.length).toBeGreaterThan(5);
      for (const { name } of tables)
        expect(await app.database.query(`SELECT * FROM "${name}" t WHERE t::text ILIKE '%canary%'`)).toEqual([]);
      for (const name of ['submissions', 'resumes', 'resume_downloads'])
        expect(await app.database.query(`SELECT * FROM ${name}`)).toEqual([]);
    });

    it('leaves everybody else as they were', async () => {
      await addPerson();
      await send({ ...APPLICATION, email: 'canary.jose@example.com' });
      await add({ email: `x${EMAIL}` });
      await erase(EMAIL);
      expect((await exported('canary.jose@example.com')).submissions).toHaveLength(1);
      expect((await exported(`x${EMAIL}`)).submissions).toHaveLength(1);
    });

    it('erases nothing of an address that nobody has', async () => {
      await addPerson();
      expect(await erase('nobody@example.com')).toEqual({ erased: 0 });
      expect((await exported(EMAIL)).submissions).toHaveLength(4);
    });

    it('takes the address of a former admin out of what they published, wrote and uploaded, and leaves that', async () => {
      const places = [
        ['content_releases', 'by_name', ''],
        ['content_drafts', 'by_name', ''],
        ['content_releases', 'authors::text', '{}'],
        ['content_drafts', `authors->'name'->>'by'`, null],
        ['pictures', 'created_by', null],
      ] as const;
      const fill = async (name: string) => {
        await app.database.query('TRUNCATE content_releases, content_drafts, pictures CASCADE');
        for (const statement of [
          `INSERT INTO content_releases (id, by_name, authors, summary) VALUES (1, $1::text, ARRAY[$1::text], '{}')`,
          `INSERT INTO content_drafts (document, schema, body, revision, base_release, by_name, authors)
             VALUES ('about', 1, '{}', 1, 0, $1::text, jsonb_build_object('name', jsonb_build_object('by', $1::text, 'at', '2026')))`,
          `INSERT INTO pictures (id, name, type, width, height, bytes, tone, settings, created_by)
             VALUES ('p-000000000000', 'a.jpg', 'jpeg', 1, 1, 1, 'tone-mist', 'x', $1)`,
        ])
          await app.database.query(statement, [name]);
      };
      const named = (table: string, column: string) => app.database.query(`SELECT ${column} AS name FROM ${table}`);
      await fill(EMAIL);
      expect(await erase(AS_TYPED)).toEqual({ erased: 0 });
      for (const [table, column, left] of places) expect(await named(table, column)).toEqual([{ name: left }]);
      const admin = 'admin@eclar.example';
      await fill(admin);
      await erase(admin);
      for (const [table, column] of places)
        expect(await named(table, column)).toEqual([{ name: column === 'authors::text' ? `{${admin}}` : admin }]);
      await app.database.query('TRUNCATE content_releases, content_drafts, pictures CASCADE');
    });

    it('exports the saved filters that look for the person, and erases them', async () => {
      await app.database.query('DELETE FROM saved_filters');
      await add({ email: 'canary.jose@example.com', name: 'Canary Dela Reyes', phone: '0917 555 0101' });
      for (const [name, query] of [...THEIRS, ...OTHERS])
        await app.asAdmin.post(DESK_ENDPOINTS.savedFilters).send({ name, query }).expect(201);
      const { savedFilters } = await exported('Canary.Jose@example.com');
      expect(savedFilters.map(({ name }) => name)).toEqual(THEIRS.map(([name]) => name));
      expect(savedFilters[2]).toEqual({
        name: 'Part of it',
        query: 'search=dela+reyes',
        created_at: expect.any(String),
      });
      await erase('Canary.Jose@example.com');
      const left = await app.database.query<{ name: string }>('SELECT name FROM saved_filters ORDER BY created_at, id');
      expect(left.map(({ name }) => name)).toEqual(OTHERS.map(([name]) => name));
      expect((await exported('Canary.Jose@example.com')).savedFilters).toEqual([]);
    });

    it('is told in the log by its count alone', async () => {
      await addPerson();
      const lines = await logged(() => erase(EMAIL));
      expect(lines).toEqual([
        expect.stringMatching(/^Erased 4 submissions/),
        expect.stringMatching(/^personal-data-erased \(4\) by account [\w-]+$/),
      ]);
    });
  });

  it.each([EXPORT, ERASE])('%s refuses what is no address', async (address) => {
    const answer = async (body: object) => (await app.asAdmin.post(address).send(body).expect(400)).body as object;
    expect(await answer({})).toEqual(problemBody(400, ['Email is required.']));
    expect(await answer({ email: 'canary' })).toEqual(problemBody(400, ['Email is invalid.']));
    expect(await answer({ email: 'a@example.com, b@example.com' })).toEqual(problemBody(400, ['Email is invalid.']));
    expect(await answer({ email: '%@example.com', all: true })).toEqual(problemBody(400, ['Unknown field: all.']));
  });
});
