import type { Job, Rental } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { deepEqual } from '#shared/content/deep-equal';
import { fieldProblem } from '#shared/rules';
import { JOB_RULES, RENTAL_RULES } from '#shared/listings/row-rules';
import { cleanJobText } from '../../jobs/job-text.ts';
import { createTestDatabase } from '../../testing/app/test-database.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { withDatabase } from '../../testing/app/with-database.ts';
import { addSampleData } from './sample-data.ts';

describe('the sample rentals and jobs', () => {
  const app = useApp();
  const add = () => withDatabase(app.database.url, addSampleData);
  const rentals = async () => (await app.get(ENDPOINTS.rentals).expect(200)).body as Rental[];
  const jobs = async () => (await app.get(ENDPOINTS.jobs).expect(200)).body as Job[];

  // the site learns of another connection's change a moment later
  const listed = (counts: [rentals: number, jobs: number]) =>
    until(async () => deepEqual([(await rentals()).length, (await jobs()).length], counts));
  const empty = async () => {
    await app.database.query('TRUNCATE rentals, jobs');
    await listed([0, 0]);
  };

  beforeEach(async () => {
    await empty();
    await add();
    await listed([8, 4]);
  });

  it('fill both lists', async () => {
    expect([await rentals(), await jobs()].map((list) => list.length)).toEqual([8, 4]);
  });

  it('are listed in the order they are written in', async () => {
    expect((await rentals())[0].vehicleName).toBe('Backhoe loader');
    expect((await jobs())[0].position).toBe('Project Engineer');
  });

  it('are added once', async () => {
    await add();
    expect(await rentals()).toHaveLength(8);
    expect(await jobs()).toHaveLength(4);
  });

  it('stay away once the admin has deleted them all', async () => {
    for (const { _id } of await rentals()) await app.asAdmin.delete(`${ENDPOINTS.rentals}/${_id}`).expect(204);
    for (const { _id } of await jobs()) await app.asAdmin.delete(`${ENDPOINTS.jobs}/${_id}`).expect(204);
    await add();
    expect([await rentals(), await jobs()]).toEqual([[], []]);
  });

  it('are not mixed with rows of the owner', async () => {
    await empty();
    const own = { vehicleName: 'Own truck', weightLimit: '5 tons' };
    await app.asAdmin.post(ENDPOINTS.rentals).send(own).expect(201);
    await add();
    expect(await rentals()).toEqual([expect.objectContaining(own)]);
    expect(await jobs()).toEqual([]);
  });

  it('could each be saved in the dashboard as they are', async () => {
    for (const rental of await rentals()) {
      for (const [field, rule] of Object.entries(RENTAL_RULES)) {
        expect(fieldProblem(rental[field as keyof Rental], rule)).toBeUndefined();
      }
    }
    for (const job of await jobs()) {
      for (const [field, rule] of Object.entries(JOB_RULES)) {
        expect(fieldProblem(job[field as keyof Job], rule)).toBeUndefined();
      }
      expect(await Promise.all([job.fullDescription, job.qualifications].map(cleanJobText))).toEqual([
        job.fullDescription,
        job.qualifications,
      ]);
    }
  });
});

describe('two starts at once', () => {
  it('add the samples once', async () => {
    const database = await createTestDatabase();
    await Promise.all([1, 2].map(() => withDatabase(database.url, addSampleData)));
    expect(await database.query('SELECT id FROM rentals')).toHaveLength(8);
    await database.drop();
  });
});
