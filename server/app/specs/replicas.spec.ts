import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '#shared/endpoints';
import { JOB } from '../../testing/samples/job-list.ts';
import { QUOTE } from '../../testing/samples/forms.ts';
import { until } from '../../testing/app/until.ts';
import { type SpecApp, useApp } from '../../testing/app/use-app.ts';

const VARIABLES = { TRUST_PROXY: '1', FORM_POSTS_PER_HOUR: '5' };

describe('three replicas on one database', () => {
  const first = useApp({ variables: VARIABLES });
  const second = useApp({ variables: VARIABLES, replicaOf: first });
  const third = useApp({ variables: VARIABLES, replicaOf: first });
  const all = [first, second, third];
  const submit = (app: SpecApp, address: string, key = randomUUID() as string) =>
    app.post(ENDPOINTS.offers).set('X-Forwarded-For', address).set('Idempotency-Key', key).send(QUOTE);
  const titlesAt = async (app: SpecApp) =>
    ((await app.get(ENDPOINTS.jobs).expect(200)).body as { title: string }[]).map(({ title }) => title);
  /** A cache of a replica may learn of a write a moment later, but must learn of it by itself. */
  const allShow = (titles: string[]) =>
    until(async () => (await Promise.all(all.map(titlesAt))).every((shown) => String(shown) === String(titles)));

  it('count the forms of an address together, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => submit(all[index % 3], '198.51.100.1')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(201), ...Array<number>(10).fill(429)]);
  });

  it('store a form once that is sent again to another of them', async () => {
    const key = randomUUID();
    const answers = await Promise.all(all.map((app, index) => submit(app, `198.51.100.${index + 10}`, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const references = new Set(answers.map(({ body }) => (body as { reference: string }).reference));
    expect(references.size).toBe(1);
    const sql = 'SELECT FROM submissions WHERE reference = ANY($1)';
    expect(await first.database.query(sql, [[...references]])).toHaveLength(1);
  });

  it('know a session that began on one of them, and its end', async () => {
    const token = await first.signIn();
    const ask = (app: SpecApp) => app.get(ENDPOINTS.adminSession).auth(token, { type: 'bearer' });
    for (const app of all) await ask(app).expect(200);
    await second.delete(ENDPOINTS.adminSession).auth(token, { type: 'bearer' }).expect(204);
    for (const app of all) await ask(app).expect(401);
  });

  it('all show what the admin has changed at one of them', async () => {
    await allShow([]);
    const { body } = await first.asAdmin.post(ENDPOINTS.jobs).send(JOB).expect(201);
    await allShow([JOB.title]);
    const path = `${ENDPOINTS.jobs}/${(body as { _id: string })._id}`;
    await second.asAdmin
      .put(path)
      .send({ ...JOB, title: 'Welder' })
      .expect(200);
    await allShow(['Welder']);
    await third.asAdmin.delete(path).expect(204);
    await allShow([]);
  });
});
