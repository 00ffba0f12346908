import type { Job, JobInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { officeDay } from '#shared/meetings/office-day';
import { builtClient } from '../testing/built/built-client.ts';
import { NOBODY, useApp } from '../testing/app/use-app.ts';
import { JOB } from '../testing/samples/job-list.ts';
import { problemBody } from '../testing/samples/problem-body.ts';
import { ClosingDays } from './closing-days.ts';

const DAY = 86_400_000;
const PATH = ENDPOINTS.jobs;

const inDays = (days: number) => officeDay(new Date(Date.now() + days * DAY));

/** Every clock but the date goes on. */
const RUNNING = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const client = builtClient();
afterAll(() => client.remove());

describe('the closing day of a job', () => {
  const app = useApp({ clientDir: client.path });
  const add = async (changes: Partial<JobInput> = {}) =>
    (
      await app.asAdmin
        .post(PATH)
        .send({ ...JOB, ...changes })
        .expect(201)
    ).body as Job;
  const idsAt = async (path: string) => ((await app.asAdmin.get(path).expect(200)).body as Job[]).map(({ _id }) => _id);
  const isOpen = async ({ _id }: Job) => {
    const places = [await idsAt(PATH), (await app.at('/careers')).text, (await app.at('/sitemap.xml')).text];
    const shown = places.map((place) => place.includes(_id));
    return [...shown, (await app.at(`/careers/${_id}`)).status === 200];
  };
  const EVERYWHERE = [true, true, true, true];
  const NOWHERE = [false, false, false, false];
  afterEach(() => jest.useRealTimers());

  it('is a part of the job', async () => {
    const job = await add({ closesOn: '2090-02-28' });
    expect(job).toEqual({ _id: job._id, ...JOB, closesOn: '2090-02-28' });
    expect(((await app.get(PATH).expect(200)).body as Job[])[0]).toEqual(job);
  });

  it('is no key of a job that has none', async () => {
    for (const closesOn of [undefined, '', null]) {
      const { body } = await app.asAdmin
        .post(PATH)
        .send({ ...JOB, closesOn })
        .expect(201);
      expect(Object.keys(body as Job).sort()).toEqual([...Object.keys(JOB), '_id'].sort());
      expect(Object.keys(((await app.get(PATH)).body as Job[])[0])).not.toContain('closesOn');
    }
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '1999-12-31', 'tomorrow', '2026-1-1', '2026-01-01T00:00', '9'])(
    'is refused as %s',
    async (closesOn) => {
      const { body } = await app.asAdmin
        .post(PATH)
        .send({ ...JOB, closesOn })
        .expect(400);
      expect(body).toEqual(problemBody(400, ['Closing day is a date such as 2026-12-31.']));
    },
  );

  it('takes the 29th of February of a leap year', async () => {
    expect(await add({ closesOn: '2028-02-29' })).toMatchObject({ closesOn: '2028-02-29' });
  });

  it('is the last day on which visitors see it; the admin sees it afterwards', async () => {
    const [today, yesterday] = [await add({ closesOn: inDays(0) }), await add({ closesOn: inDays(-1) })];
    expect([await isOpen(today), await isOpen(yesterday)]).toEqual([EVERYWHERE, NOWHERE]);
    const closed = await idsAt(ENDPOINTS.closedJobs);
    expect([closed.includes(today._id), closed.includes(yesterday._id)]).toEqual([false, true]);
  });

  it('ends with the day in Manila, though nothing is written then', async () => {
    const job = await add({ closesOn: inDays(0) });
    const look = () => app.nest.get(ClosingDays).run();
    look();
    expect(await isOpen(job)).toEqual(EVERYWHERE);
    jest.useFakeTimers({ now: Date.parse(`${inDays(0)}T23:59:50+08:00`), doNotFake: [...RUNNING] });
    look();
    expect((await app.at(`/careers/${job._id}`)).status).toBe(200);
    jest.setSystemTime(Date.now() + 20_000);
    look();
    expect((await app.get(PATH).expect(200)).body).not.toContainEqual(job);
    expect((await app.at(`/careers/${job._id}`)).status).toBe(404);
    expect((await app.at('/sitemap.xml')).text).not.toContain(job._id);
    expect((await app.at('/careers')).text).not.toContain(job._id);
    jest.useRealTimers();
    look();
  });

  it('opens it again when it is moved, and goes when a change has none', async () => {
    const job = await add({ closesOn: inDays(-1) });
    const put = (closesOn?: string) => app.asAdmin.put(`${PATH}/${job._id}`).send({ ...JOB, closesOn });
    await put(inDays(1)).expect(200);
    expect(await isOpen(job)).toEqual(EVERYWHERE);
    expect((await put().expect(200)).body).toEqual({ _id: job._id, ...JOB });
    const stored = 'SELECT closes_on FROM jobs WHERE id = $1';
    expect(await app.database.query(stored, [job._id])).toEqual([{ closes_on: null }]);
  });

  it('does not keep a closed job from being deleted and restored', async () => {
    const { _id } = await add({ closesOn: inDays(-1) });
    await app.asAdmin.delete(`${PATH}/${_id}`).expect(204);
    expect(await idsAt(ENDPOINTS.closedJobs)).not.toContain(_id);
    await app.asAdmin.post(`${PATH}/${_id}/restore`).expect(200);
    expect(await idsAt(ENDPOINTS.closedJobs)).toContain(_id);
  });

  it('shows closed jobs to the admin alone', async () => {
    await app.get(ENDPOINTS.closedJobs).expect(401);
    await app.at(`/careers/${NOBODY}`).expect(404);
  });
});
