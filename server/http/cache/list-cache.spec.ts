import type { Job } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { builtClient } from '../../testing/built/built-client.ts';
import { isInMemory, JOB } from '../../testing/samples/job-list.ts';
import { until } from '../../testing/app/until.ts';
import { type SpecApp, useApp } from '../../testing/app/use-app.ts';

const idsOf = async (app: SpecApp) => ((await app.get(ENDPOINTS.jobs).expect(200)).body as Job[]).map(({ _id }) => _id);

async function addJob(app: SpecApp): Promise<string> {
  const { body } = await app.asAdmin.post(ENDPOINTS.jobs).send(JOB).expect(201);
  return (body as Job)._id;
}

describe('a public list that is kept in memory', () => {
  const client = builtClient();
  afterAll(() => client.remove());
  const one = useApp({ clientDir: client.path });
  const other = useApp({ clientDir: client.path, replicaOf: one });
  const careers = async (app: SpecApp) => (await app.at('/careers').expect(200)).text;
  beforeEach(async () => {
    await until(() => isInMemory(one));
    await until(() => isInMemory(other));
  });

  it('has each change as soon as the change is answered', async () => {
    const id = await addJob(one);
    expect(await idsOf(one)).toContain(id);
    await one.asAdmin
      .put(`${ENDPOINTS.jobs}/${id}`)
      .send({ ...JOB, title: 'Foreman' })
      .expect(200);
    expect((await one.get(ENDPOINTS.jobs)).text).toContain('Foreman');
    await one.asAdmin.delete(`${ENDPOINTS.jobs}/${id}`).expect(204);
    expect(await idsOf(one)).not.toContain(id);
    expect(await careers(one)).not.toContain(id);
    await one.asAdmin.post(`${ENDPOINTS.jobs}/${id}/restore`).expect(200);
    expect(await idsOf(one)).toContain(id);
    expect(await careers(one)).toContain(id);
  });

  it('is never the one from before a change, however many are read while it is changed', async () => {
    for (let round = 0; round < 20; round++) {
      const reads = Array.from({ length: 8 }, () => idsOf(one));
      const id = await addJob(one);
      expect(await idsOf(one)).toContain(id);
      await Promise.all(reads);
      expect(await idsOf(one)).toContain(id);
    }
  });

  it('has a change that another replica made', async () => {
    const id = await addJob(one);
    await until(async () => (await idsOf(other)).includes(id));
    await until(async () => (await careers(other)).includes(id));
  });

  it('has a change that somebody made in the database', async () => {
    await addJob(one);
    await one.database.query('TRUNCATE jobs');
    await until(async () => (await idsOf(one)).length === 0);
  });

  it('is read from the database while nobody hears of its changes, and kept again afterwards', async () => {
    await one.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    await one.database.query('DELETE FROM jobs');
    await until(async () => (await idsOf(one)).length === 0);
    const id = await addJob(other);
    await until(async () => (await idsOf(one)).includes(id));
    await until(() => isInMemory(one));
  });
});

/** A notification of one database does not reach another. */
const ELSEWHERE = Object.assign(new URL(process.env.SPEC_TEMPLATE_URL!), { pathname: '/postgres' }).href;

describe('a replica to which a pooler passes no word of changes', () => {
  const one = useApp();
  const deaf = useApp({
    replicaOf: one,
    variables: { DATABASE_URL: ELSEWHERE, DATABASE_DIRECT_URL: ELSEWHERE },
  });

  it('reads its lists from the database', async () => {
    await until(() => isInMemory(one));
    expect(await isInMemory(deaf)).toBe(false);
    for (let round = 0; round < 5; round++) {
      const id = await addJob(one);
      expect(await idsOf(deaf)).toContain(id);
    }
  });
});
