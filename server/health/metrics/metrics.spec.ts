import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS, METRICS_ENDPOINT } from '#shared/endpoints';
import { QUEUE_DEPTH } from '../../mail/outbox/queue-depth.ts';
import { METRICS_TOKEN, scrape } from '../../testing/samples/metrics.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { QUOTE } from '../../testing/samples/forms.ts';
import { useApp } from '../../testing/app/use-app.ts';

describe('GET /metrics without METRICS_TOKEN', () => {
  const app = useApp();

  it.each([undefined, 'Bearer ', 'Bearer undefined'])('is an unknown address, whatever is sent (%p)', async (sent) => {
    const { status, body } = await app.raw({
      path: `/api/${METRICS_ENDPOINT}`,
      headers: sent === undefined ? {} : { Authorization: sent },
    });
    expect(status).toBe(404);
    expect(body).toEqual(problemBody(404, 'There is nothing at this address.'));
  });

  it('is an unknown address for other methods too', () => app.post(METRICS_ENDPOINT).expect(404));
});

describe('GET /metrics', () => {
  const app = useApp({ variables: { METRICS_TOKEN } });
  const authorized = (value: string) => app.get(METRICS_ENDPOINT).set('Authorization', value);

  it('answers in the text format of Prometheus, which nobody may keep', async () => {
    const { headers, text } = await authorized(`Bearer ${METRICS_TOKEN}`).expect(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toMatch(/^# HELP http_requests_total /m);
  });

  it.each([
    ['no token', ''],
    ['another token', 'Bearer another token of a length'],
    ['the beginning of the token', `Bearer ${METRICS_TOKEN.slice(0, -1)}`],
    ['the token and more', `Bearer ${METRICS_TOKEN}x`],
    ['the token alone', METRICS_TOKEN],
    ['another scheme', `Basic ${METRICS_TOKEN}`],
  ])('is refused with %s', async (_what, value) => {
    const { body, headers } = await authorized(value).expect(401);
    expect(body).toEqual(problemBody(401, 'Please sign in first.'));
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('is refused with the admin’s token', async () => {
    await app.asAdmin.get(METRICS_ENDPOINT).expect(401);
  });

  it('stands in no document of the API', async () => {
    const { text } = await app.get('docs-json').expect(200);
    expect(text.includes(METRICS_ENDPOINT)).toBe(false); // `toContain` would print the whole document
  });

  it('tells the version of the build, and the state of the process', async () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
      version: string;
    };
    const samples = await scrape(app);
    expect(samples.get(`eclar_build_info{version="${version}"}`)).toBe(1);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('tells the connections to the database', async () => {
    await app.get(ENDPOINTS.jobs).expect(200);
    const samples = await scrape(app);
    expect(samples.get('database_up')).toBe(1);
    expect(samples.get('database_pool_connections')).toBeGreaterThan(0);
    expect(samples.get('database_pool_idle')).toBeGreaterThan(0);
    expect(samples.get('database_pool_waiting')).toBe(0);
  });

  it('is answered without the database, but for what only that knows', async () => {
    await app.database.leave();
    const away = await scrape(app);
    await app.database.comeBack();
    expect(away.get('database_up')).toBe(0);
    expect([...away.keys()].filter((name) => /^mail_queue|^content_drafts/.test(name))).toEqual([]);
    expect(away.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect((await scrape(app)).get('database_up')).toBe(1);
  });

  it('tells how many mails wait and for how long, and how many submissions the office has not got', async () => {
    await app.post(ENDPOINTS.offers).send(QUOTE).expect(201);
    await app.post(ENDPOINTS.offers).send(QUOTE).expect(201);
    await app.database.query(`UPDATE mails SET queued_at = now() - interval '1 hour'`);
    await app.database.query(
      `WITH parked AS (UPDATE mails SET state = 'failed' WHERE recipient = 'department' AND submission_id = (SELECT id FROM submissions LIMIT 1) RETURNING *)
       UPDATE submissions SET mail_state = 'failed' FROM parked WHERE submissions.id = submission_id`,
    );
    const samples = await scrape(app);
    expect(samples.get('mail_queue_mails{state="waiting"}')).toBe(3);
    expect(samples.get('mail_queue_mails{state="failed"}')).toBe(1);
    expect(samples.get('mail_queue_oldest_seconds')).toBeGreaterThanOrEqual(3600);
  });

  it('counts the replies that wait, and those that were given up', async () => {
    await app.database.query('DELETE FROM submissions');
    await app.post(ENDPOINTS.offers).send(QUOTE).expect(201);
    await app.database.query(
      `WITH written AS (INSERT INTO replies (submission_id, subject, body) SELECT id, 'Re', 'Yes' FROM submissions, generate_series(1, 3) RETURNING id)
       INSERT INTO mails (reply_id, recipient, message_id) SELECT id, 'reply', id FROM written`,
    );
    await app.database.query(
      `UPDATE mails SET state = 'failed' WHERE reply_id = (SELECT max(id::text)::uuid FROM replies)`,
    );
    const samples = await scrape(app);
    expect(samples.get('mail_queue_mails{state="waiting"}')).toBe(4);
    expect(samples.get('mail_queue_mails{state="failed"}')).toBe(1);
  });

  it('does not count mail that nobody is to get', async () => {
    await app.database.query(`UPDATE submissions SET suspected_spam = true, mail_state = 'queued'`);
    expect((await scrape(app)).get('mail_queue_mails{state="waiting"}')).toBe(0);
    await app.database.query(`UPDATE submissions SET suspected_spam = false, deleted_at = now()`);
    expect((await scrape(app)).get('mail_queue_mails{state="waiting"}')).toBe(0);
  });

  it('counts a mail that belongs to no submission while it waits', async () => {
    await app.database.query(`INSERT INTO mails (recipient, key) VALUES ('week', 'a week'), ('reminder', 'a license')`);
    await app.database.query(`UPDATE mails SET state = 'failed' WHERE key = 'a license'`);
    const samples = await scrape(app);
    expect(samples.get('mail_queue_mails{state="waiting"}')).toBe(1);
    expect(samples.get('mail_queue_mails{state="failed"}')).toBe(0);
  });

  it('asks the queue by an index, however many mails have been sent', async () => {
    await app.database.query(
      `WITH old AS (
         INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, delivery_option, mail_state)
         SELECT 'inquiry', 'I-' || n, 'Ana', 'ana@example.com', '0917', '1', 'Pick Up', 'sent' FROM generate_series(100000, 105000) n
         RETURNING id)
       , told AS (INSERT INTO mails (submission_id, recipient, state, message_id) SELECT id, 'department', 'sent', id FROM old)
       , answered AS (INSERT INTO replies (submission_id, subject, body) SELECT id, 'Re', 'Yes' FROM old RETURNING id)
       INSERT INTO mails (reply_id, recipient, state, message_id) SELECT id, 'reply', 'sent', id FROM answered`,
    );
    await app.database.query('ANALYZE mails, replies, submissions');
    const plan = await app.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${QUEUE_DEPTH}`);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  });
});
