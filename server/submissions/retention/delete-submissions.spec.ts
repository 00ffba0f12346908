import { DataSource } from 'typeorm';
import { ENDPOINTS } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { thorough } from '#shared/testing/thorough';
import { useApp } from '../../testing/app/use-app.ts';
import { deleteSubmissions } from './delete-submissions.ts';
import { Retention } from './retention.ts';

const RESUMES = 40;
const EMAIL = 'ana.reyes@example.com';
const ERASE = `${ENDPOINTS.personalData}/erase`;

/** PostgreSQL takes this long (s) for each resume; all of them together, longer than it is given for a statement. */
const BUSY = 0.07;
/** So long that not even one batch is done in time. */
const VERY_BUSY = 0.4;

describe('the deletion of many submissions', () => {
  const app = useApp();
  const count = async (table: string) => (await app.database.query(`SELECT 1 FROM ${table}`)).length;

  const apply = (rows: number) =>
    app.database.query(
      `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, position, created_at)
       SELECT 'application', 'A-' || lpad(n::text, 6, '0'), 'Ana', $1, '09171234567', '1', 'Welder', now() - interval '2 years'
       FROM generate_series(1, $2::int) n`,
      [EMAIL, rows],
    );

  async function applyWithResume(rows: number) {
    await apply(rows);
    await app.database.query(
      `INSERT INTO resumes (application_id, file_name, type, content)
       SELECT id, 'cv.pdf', 'pdf', decode(repeat('00', ${LIMITS.resume.bytes}), 'hex') FROM submissions`,
    );
  }

  afterEach(() =>
    app.database.query(`
      DROP TRIGGER IF EXISTS take_time ON resumes;
      DROP TRIGGER IF EXISTS fail ON submissions;
      DELETE FROM submissions`),
  );

  describe('whose resumes take PostgreSQL longer than one statement may', () => {
    const slowDown = (seconds: number) =>
      app.database.query(`
        CREATE OR REPLACE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN PERFORM pg_sleep(${seconds}); RETURN OLD; END $$;
        CREATE OR REPLACE TRIGGER take_time BEFORE DELETE ON resumes FOR EACH ROW EXECUTE FUNCTION take_time()`);

    thorough.it('are all purged', async () => {
      await applyWithResume(RESUMES);
      await slowDown(BUSY);
      expect(await app.nest.get(Retention).run()).toBe(RESUMES);
      expect(await count('resumes')).toBe(0);
    });

    thorough.it('are all erased at a person’s request, which is answered then', async () => {
      await applyWithResume(RESUMES);
      await slowDown(BUSY);
      const { body } = await app.asAdmin.post(ERASE).send({ email: EMAIL }).expect(200);
      expect(body).toEqual({ erased: RESUMES });
      expect(await count('submissions')).toBe(0);
    });

    thorough.it('are erased a few at a time when the database is too busy for more', async () => {
      await applyWithResume(8);
      await slowDown(VERY_BUSY);
      const { body } = await app.asAdmin.post(ERASE).send({ email: EMAIL }).expect(200);
      expect(body).toEqual({ erased: 8 });
    });

    thorough.it('that cannot be erased make it a 503, and what is left is erased by the next call', async () => {
      await applyWithResume(RESUMES);
      await slowDown(BUSY);
      const letGo = await app.database.hold('SELECT FROM submissions ORDER BY id DESC LIMIT 1 FOR UPDATE');
      await app.asAdmin.post(ERASE).send({ email: EMAIL }).expect(503);
      await letGo();
      const left = await count('submissions');
      expect(left).toBeGreaterThan(0);
      const { body } = await app.asAdmin.post(ERASE).send({ email: EMAIL }).expect(200);
      expect(body).toEqual({ erased: left });
    });
  });

  /** Makes every deletion fail with this SQLSTATE. @returns how often one was tried since */
  async function failWith(code: string) {
    await app.database.query(`
      CREATE SEQUENCE IF NOT EXISTS tries; SELECT setval('tries', 1, false);
      CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM nextval('tries'); -- which no rollback takes back
        RAISE EXCEPTION 'as the test wants it' USING ERRCODE = '${code}';
      END $$;
      CREATE TRIGGER fail BEFORE DELETE ON submissions FOR EACH ROW EXECUTE FUNCTION fail()`);
    return async () => {
      const [{ tries }] = await app.database.query<{ tries: number }>(
        'SELECT (last_value - CASE WHEN is_called THEN 0 ELSE 1 END)::int AS tries FROM tries',
      );
      return tries;
    };
  }

  const deletion = (skipLocked = false) =>
    deleteSubmissions(app.nest.get(DataSource), { where: 'email = $1', values: [EMAIL], skipLocked });

  async function batches(skipLocked?: boolean) {
    const sizes: number[] = [];
    for await (const size of deletion(skipLocked)) sizes.push(size);
    return sizes;
  }

  it('takes at most 500 at once', async () => {
    await apply(501);
    expect(await batches()).toEqual([500, 1]);
  });

  it('takes at most 40 MB of resumes at once', async () => {
    await applyWithResume(9);
    expect(await batches()).toEqual([8, 1]);
  });

  it('goes by id, wherever PostgreSQL has put the row', async () => {
    await apply(501);
    const ids = await app.database.query<{ id: string }>('SELECT id FROM submissions ORDER BY id');
    await app.database.query('UPDATE submissions SET name = name WHERE id = $1', [ids[0].id]);
    const { value } = await deletion().next();
    expect(value).toBe(500);
    expect(await app.database.query('SELECT id FROM submissions')).toEqual([ids[500]]);
  });

  it('waits for a row that another transaction holds, or leaves it out when told so', async () => {
    await apply(2);
    const letGo = await app.database.hold('SELECT FROM submissions ORDER BY id LIMIT 1 FOR UPDATE');
    expect(await batches(true)).toEqual([1]);
    const waiting = batches();
    await letGo();
    expect(await waiting).toEqual([1]);
  });

  it('that takes PostgreSQL too long is tried in ever smaller parts before it fails', async () => {
    await apply(1);
    const tries = await failWith('57014');
    await expect(batches()).rejects.toThrow('as the test wants it');
    expect(await tries()).toBe(10); // 500 rows, 250, 125 … 1
  });

  it('that fails for another reason is not tried again', async () => {
    await apply(1);
    const tries = await failWith('23503');
    await expect(batches()).rejects.toThrow('as the test wants it');
    expect(await tries()).toBe(1);
  });
});
