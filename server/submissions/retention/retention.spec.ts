import type { SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { JsonLogger } from '../../app/log/json-logger.ts';
import { applicationCalls } from '../../testing/calls/application-calls.ts';
import { until } from '../../testing/app/until.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { INQUIRY, QUOTE } from '../../testing/samples/forms.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { Retention } from './retention.ts';

describe('what visitors sent', () => {
  const app = useApp({ variables: { RETAIN_INQUIRIES_MONTHS: '3' } });
  const { send: apply } = applicationCalls(app);
  const post = async (path: string, body: object) =>
    (await app.post(path).send(body).expect(201)).body as SubmissionReceipt;
  const quote = () => post(ENDPOINTS.offers, QUOTE);
  const inquire = () => post(ENDPOINTS.inquiries, INQUIRY);
  const purge = () => app.nest.get(Retention).run();
  const set = ({ reference }: SubmissionReceipt, column: 'created_at' | 'deleted_at', age: string) =>
    app.database.query(`UPDATE submissions SET ${column} = now() - $2::interval WHERE reference = $1`, [
      reference,
      age,
    ]);
  const references = async () =>
    (await app.database.query<{ reference: string }>('SELECT reference FROM submissions')).map((row) => row.reference);

  it.each([
    ['an application', 'twelve months', apply, '12 months'],
    ['a quote', 'twenty-four months', quote, '24 months'],
    ['an inquiry', 'the three months that are configured', inquire, '3 months'],
  ])('as %s is deleted after %s, and not before', async (_what, _when, send, age) => {
    const [old, young] = [await send(), await send()];
    await set(old, 'created_at', `${age} 1 minute`);
    await set(young, 'created_at', `${age} -1 day`);
    expect(await purge()).toBe(1);
    expect(await references()).toContain(young.reference);
    expect(await references()).not.toContain(old.reference);
  });

  it('leaves no byte of a resume behind', async () => {
    const old = await apply();
    await set(old, 'created_at', '2 years');
    const resumes = async () => (await app.database.query('SELECT 1 FROM resumes')).length;
    const before = await resumes();
    await purge();
    expect(await resumes()).toBe(before - 1);
  });

  it('is gone for good a day after the admin deleted it', async () => {
    const [yesterday, today] = [await quote(), await quote()];
    await set(yesterday, 'deleted_at', '25 hours');
    await set(today, 'deleted_at', '23 hours');
    expect(await purge()).toBe(1);
    expect(await references()).toContain(today.reference);
  });

  it('is purged without what another transaction has locked, which the next purge takes', async () => {
    const [locked, free] = [await quote(), await quote()];
    for (const receipt of [locked, free]) await set(receipt, 'created_at', '3 years');
    const letGo = await app.database.hold(`SELECT FROM submissions WHERE reference = '${locked.reference}' FOR UPDATE`);
    expect(await purge()).toBe(1);
    await letGo();
    expect(await purge()).toBe(1);
  });

  it('is purged whatever the number, and by several replicas at once', async () => {
    await app.database.query(
      `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, delivery_option, created_at)
       SELECT 'inquiry', 'X-' || lpad(n::text, 6, '0'), 'Old', 'old@example.com', '1', '1', 'Pick Up', now() - interval '1 year'
       FROM generate_series(1, 1700) n`,
    );
    const purged = await Promise.all([purge(), purge(), purge()]);
    expect(purged.reduce((sum, count) => sum + count)).toBe(1700);
  });
});

describe('a start', () => {
  const logged: string[] = [];
  const first = useApp({ logger: new JsonLogger('info', { write: (line) => void logged.push(line) }) });
  it('purges what got too old while the site was down, and says how much in its log', async () => {
    const { body } = await first.post(ENDPOINTS.offers).send(QUOTE).expect(201);
    await first.database.query(`UPDATE submissions SET created_at = now() - interval '3 years'`);
    first.nest.get(Retention).onApplicationBootstrap();
    const left = () => first.database.query('SELECT 1 FROM submissions WHERE reference = $1', [body.reference]);
    await until(async () => (await left()).length === 0);
    await until(() => logged.some((line) => line.includes('Submissions deleted at the end of their retention: 1')));
  });
});

describe('a firm that keeps messages for less long', () => {
  const app = useApp({ variables: { RETAIN_INQUIRIES_MONTHS: '3' } });
  const { send: apply } = applicationCalls(app);
  const send = async (path: string, body: object) => {
    const { body: receipt } = await app.post(path).send(body).expect(201);
    return (receipt as SubmissionReceipt).reference;
  };
  const age = (reference: string, months: number) =>
    app.database.query(`UPDATE submissions SET created_at = now() - make_interval(months => $2) WHERE reference = $1`, [
      reference,
      months,
    ]);

  it('has them deleted then, and no later than the server is set to', async () => {
    const editor = editorOf(app);
    await editor.set('firm', ['retention'], { quotes: 6, inquiries: 12, applications: 6 });
    await editor.published();
    const [old, young] = [await send(ENDPOINTS.offers, QUOTE), await send(ENDPOINTS.offers, QUOTE)];
    const inquiry = await send(ENDPOINTS.inquiries, INQUIRY);
    const application = await apply();
    await age(application.reference, 7);
    await age(old, 7);
    await age(young, 5);
    await age(inquiry, 4);
    expect(await app.nest.get(Retention).run()).toBe(3);
    expect(await app.database.query('SELECT reference FROM submissions')).toEqual([{ reference: young }]);
  });

  it('refuses to promise longer than the site may keep them', async () => {
    const editor = editorOf(app);
    await editor.set('firm', ['retention', 'applications'], 13);
    expect((await editor.publish()).body.errors).toEqual(['Applications must be at most 12 months.']);
  });
});
