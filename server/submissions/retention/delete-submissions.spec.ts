import { ENDPOINTS } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { thorough } from '#shared/testing/thorough';
import { useApp } from '../../testing/app/use-app.ts';
import { Retention } from './retention.ts';

const RESUMES = 40;
const EMAIL = 'ana.reyes@example.com';
const ERASE = `${ENDPOINTS.personalData}/erase`;

/** PostgreSQL takes this long (s) for each resume; all of them together, longer than it is given for a statement. */
const BUSY = 0.07;
/** So long that not even one batch is done in time. */
const VERY_BUSY = 0.4;

describe('large resumes, whose deletion takes PostgreSQL longer than one statement may', () => {
  const app = useApp();
  const count = async (table: string) => (await app.database.query(`SELECT 1 FROM ${table}`)).length;

  const slowDown = (seconds: number) =>
    app.database.query(`
      CREATE OR REPLACE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_sleep(${seconds}); RETURN OLD; END $$;
      CREATE OR REPLACE TRIGGER take_time BEFORE DELETE ON resumes FOR EACH ROW EXECUTE FUNCTION take_time()`);

  const apply = (rows: number) =>
    app.database.query(
      `WITH added AS (
         INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, position, created_at)
         SELECT 'application', 'A-' || lpad(n::text, 6, '0'), 'Ana', $1, '09171234567', '1', 'Welder', now() - interval '2 years'
         FROM generate_series(1, $2::int) n RETURNING id
       )
       INSERT INTO resumes (application_id, file_name, type, content)
       SELECT id, 'cv.pdf', 'pdf', decode(repeat('00', ${LIMITS.resume.bytes}), 'hex') FROM added`,
      [EMAIL, rows],
    );

  afterEach(() => app.database.query('DROP TRIGGER take_time ON resumes; DELETE FROM submissions'));

  thorough.it('are all purged', async () => {
    await apply(RESUMES);
    await slowDown(BUSY);
    expect(await app.nest.get(Retention).run()).toBe(RESUMES);
    expect(await count('resumes')).toBe(0);
  });

  thorough.it('are all erased at a person’s request, which is answered then', async () => {
    await apply(RESUMES);
    await slowDown(BUSY);
    const { body } = await app.asAdmin.post(ERASE).send({ email: EMAIL }).expect(200);
    expect(body).toEqual({ erased: RESUMES });
    expect(await count('submissions')).toBe(0);
  });

  thorough.it('are erased a few at a time when the database is too busy for more', async () => {
    await apply(8);
    await slowDown(VERY_BUSY);
    const { body } = await app.asAdmin.post(ERASE).send({ email: EMAIL }).expect(200);
    expect(body).toEqual({ erased: 8 });
  });

  thorough.it('that cannot be erased make it a 503, and what is left is erased by the next call', async () => {
    await apply(RESUMES);
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
