import { Client } from 'pg';
import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { INQUIRY } from '../../testing/samples/forms.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';
import { until } from '../../testing/app/until.ts';
import { contentOf, keptContent, useBackups } from '../../testing/app/use-backups.ts';
import { ADMIN, useApp } from '../../testing/app/use-app.ts';

const CRANE = { vehicleName: 'Crane', weightLimit: '25 tons' };
const TRUCK = { vehicleName: 'Truck', weightLimit: '10 tons' };

describe('a running site whose database is restored', () => {
  const site = useApp();
  const { path, said, backup, restore } = useBackups();
  const inquiries = formCalls(site, ENDPOINTS.inquiries, INQUIRY);
  const rentals = async () => (await site.get(ENDPOINTS.rentals).expect(200)).body as object[];
  const add = (rental: object) => site.asAdmin.post(ENDPOINTS.rentals).send(rental).expect(201);

  beforeAll(async () => {
    await add(CRANE);
    await inquiries.send();
    await backup(site.database, [path('monday')]);
    await add(TRUCK);
    await inquiries.send();
    expect(await rentals()).toHaveLength(2);
    await restore(site.database, [path('monday'), '--force']);
  });

  it('shows what the backup holds, and nothing that came later, as soon as the site has heard of it', async () => {
    await until(async () => (await rentals()).length === 1);
    expect(await rentals()).toEqual([expect.objectContaining(CRANE)]);
    expect(await inquiries.count()).toBe(1);
  });

  it('goes on storing what visitors send', async () => {
    const receipt = await inquiries.send();
    expect(await inquiries.stored(receipt)).toMatchObject({ name: INQUIRY.name });
  });

  it('has nobody signed in any more, and lets the admin of the backup in', async () => {
    await site.asAdmin.get(ENDPOINTS.adminSession).expect(401);
    await site.post(ENDPOINTS.adminLogin).send(ADMIN).expect(200);
  });

  it('is reported in the last line of the command', () => {
    expect(said.at(-1)).toMatch(/^Restored \d+ rows from \/.*monday in \d+\.\d s\. Everybody is signed out\.$/);
  });
});

describe('a restore with --force', () => {
  const { path, backup, restore } = useBackups();
  let [source, target]: TestDatabase[] = [];
  beforeEach(async () => {
    [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await source.query(
      `INSERT INTO rentals (vehicle_name, weight_limit) SELECT 'Crane', n FROM generate_series(1, 3000) n`,
    );
    await target.query(`INSERT INTO rentals (vehicle_name, weight_limit) VALUES ('Truck', '10 tons')`);
    await target.query(`INSERT INTO accounts (email, roles) VALUES ('admin@eclar.example', '{owner}')`);
    await backup(source, [path('file'), '--force']);
  });
  afterEach(() => Promise.all([source.drop(), target.drop()]));

  it('leaves nothing of what was there', async () => {
    await restore(target, [path('file'), '--force']);
    expect(await contentOf(target)).toEqual(await keptContent(source));
  });

  thorough.it('never touches a table that is not of this site', async () => {
    await target.query('CREATE TABLE of_another_site AS SELECT 1 AS id');
    await restore(target, [path('file'), '--force']);
    expect(await target.query('SELECT id FROM of_another_site')).toEqual([{ id: 1 }]);
  });

  /** Makes the target stop after some rows, until the returned client ends. */
  async function heldInTheMiddle(): Promise<Client> {
    await target.query(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.weight_limit = '2500' THEN PERFORM pg_advisory_xact_lock(1); END IF; RETURN NEW; END $$`);
    await target.query('CREATE TRIGGER wait BEFORE INSERT ON rentals FOR EACH ROW EXECUTE FUNCTION wait()');
    const holder = new Client({ connectionString: target.url });
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock(1)');
    return holder;
  }

  const waiting = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  const untilItWaits = () => until(async () => (await target.query(waiting)).length > 0);

  thorough.it.each([
    ['its connection', `SELECT pg_terminate_backend(pid) FROM (${waiting}) AS restoring`],
    [
      'every connection',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'holder' AND pid <> pg_backend_pid()`,
    ],
  ])('that loses %s in the middle leaves the old content as it was', async (_what, cut) => {
    const before = await contentOf(target);
    const holder = await heldInTheMiddle();
    await holder.query(`SET application_name = 'holder'`);
    const ended = restore(target, [path('file'), '--force']).catch((error: unknown) => error);
    await untilItWaits();
    await target.query(cut);
    expect(String(await ended)).toMatch(/nothing was changed\. Fix that, then try again\.$/);
    await holder.end();
    expect(await contentOf(target)).toEqual(before);
  });

  thorough.it('keeps visitors waiting rather than losing what they send meanwhile', async () => {
    const holder = await heldInTheMiddle();
    const ended = restore(target, [path('file'), '--force']);
    await untilItWaits();
    const sent = target.query(`INSERT INTO jobs (title, position, location, full_description, qualifications)
      VALUES ('Late', 'Late', 'Gerona', 'x', 'x')`);
    await holder.end();
    await Promise.all([ended, sent]);
    expect(await target.query('SELECT title FROM jobs')).toEqual([{ title: 'Late' }]);
  });
});
