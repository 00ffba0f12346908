import { DataSource, EntityManager } from 'typeorm';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ENDPOINTS } from '#shared/endpoints';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { Retention } from '../../submissions/retention/retention.ts';
import { useApp } from '../../testing/app/use-app.ts';

const { submissions, personalData } = ENDPOINTS;
/** A call asks about the sign-in too, and an erasure about former admins. */
const TABLE = 'submissions';

describe('the plans of the inbox, when there is much in it', () => {
  const app = useApp();
  const { list } = inboxCalls(app);
  let cursor: string | null;

  beforeAll(async () => {
    // VACUUM marks only rows of flushed commits as visible to all; others could not be read from an index alone
    await app.database.query(
      `SET synchronous_commit = on;
      INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, delivery_option, position, stage, description, state, mail_state, suspected_spam, assignee, created_at)
        SELECT CASE i % 2 WHEN 0 THEN 'inquiry' ELSE 'application' END, to_hex(i), 'Ana ' || md5(i::text), i || '@example.com',
          '09171234567', '1', 'Deliver', 'Position ' || i % 50, CASE i % 5 WHEN 0 THEN 'hired' ELSE 'new' END, CASE i % 2 WHEN 0 THEN 'deliver ' ELSE '' END || repeat('x', 1500), CASE i % 9 WHEN 0 THEN 'new' ELSE 'handled' END,
          CASE i % 99 WHEN 0 THEN 'failed' ELSE 'sent' END, i % 30 = 0, CASE i % 20 WHEN 1 THEN 'Rosa' END, now() - i * interval '1 min'
        FROM generate_series(1, 3000) i`,
    );
    await app.database.query('VACUUM ANALYZE submissions');
    cursor = (await list({ limit: 200 })).next;
  });

  /** PostgreSQL's plan for the query that `call` makes. */
  const plan = async (call: () => PromiseLike<unknown>, explain = 'EXPLAIN') => {
    const query = jest.spyOn(app.nest.get(DataSource), 'query');
    await call();
    const [sql, values] = query.mock.calls.find(([sql]) => sql.includes(TABLE)) ?? [''];
    query.mockRestore();
    const lines = await app.database.query<{ 'QUERY PLAN': string }>(`${explain} ${sql}`, values as unknown[]);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  };
  const run = (call: () => PromiseLike<unknown>) => plan(call, 'EXPLAIN (ANALYZE, COSTS off, TIMING off, BUFFERS off)');

  it.each(
    firstOrAll([
      [{}, 'inbox'],
      [{ kind: 'inquiry' }, 'inbox'],
      [{ state: 'handled', mail: 'sent' }, 'inbox'],
      [{ spam: true }, 'inbox'],
      [{ state: 'new' }, 'new'],
      [{ state: 'new', kind: 'application', spam: false }, '(new|open|inbox)'],
      [{ assignee: 'Rosa' }, 'assigned'],
      [{ view: 'open' }, '(open|unanswered)'],
      [{ view: 'waiting' }, '(open|unanswered|new)'],
      [{ view: 'handled' }, 'inbox'],
      [{ view: 'applications' }, '(board|open|new|stages)'],
      [{ mail: 'failed' }, 'failed'],
      [{ stage: 'hired' }, 'stages'],
      [{ position: 'Position 7' }, 'positions'],
      [{ position: 'Position 7', stage: 'new' }, 'positions'],
      [{ view: 'applications', stage: 'new' }, 'board'],
      [{ mail: 'failed', kind: 'inquiry', state: 'handled' }, 'failed'],
    ]),
  )('walk the index that fits the filter, and sort no more than the page: %j', async (filter, index) => {
    for (const page of [filter, { ...filter, cursor }]) {
      const lines = await plan(() => list(page));
      expect(lines).toMatch(new RegExp(`Limit.*\\n.*Index (Only )?Scan Backward using submissions_${index} `));
      expect(lines).not.toContain('Seq Scan');
    }
  });

  it.each(['ana', 'ana example', 'c4ca4238a0b923820dcc509a6f75849b', 'nobody', 'a', '7@example.com', '0917 555 0142'])(
    'search through the index of words, however many are found: %s',
    async (search) => {
      for (const page of [{ search }, { search, cursor }, { search, kind: 'inquiry', state: 'new', mail: 'failed' }]) {
        const lines = await plan(() => list(page));
        expect(lines).toContain('Bitmap Index Scan on submissions_search');
        expect(lines).not.toContain('Seq Scan');
      }
    },
  );

  it.each([
    { mail: 'failed' },
    { assignee: 'Rosa', kind: 'inquiry' },
    { kind: 'inquiry', state: 'new', mail: 'failed' },
  ])('search what a filter leaves without the index of words, when that is little: %j', async (filter) => {
    for (const search of ['example', 'nobody']) {
      const lines = await run(() => list({ ...filter, search }));
      expect(lines).toMatch(/Bitmap Index Scan on submissions_search \(never executed\)/);
    }
  });

  it.each([
    ['everywhere', 'example', 'never executed'],
    ['rare', '2999@example.com', 'actual rows'],
    ['unknown', 'nobody', 'actual rows'],
    ['of an unknown telephone', '0917 555 0142', 'actual rows=0'],
  ])(
    'search without a filter through the index of words, unless they are frequent: %s',
    async (_what, search, used) => {
      const lines = await run(() => list({ search }));
      expect(lines).toMatch(new RegExp(`Bitmap Index Scan on submissions_search \\(${used}`));
    },
  );

  thorough.it(
    'find in the index alone that no submission of a kind has a word that each of another kind has',
    async () => {
      const lines = await run(() => list({ search: 'deliver', kind: 'application' }));
      expect(lines).toMatch(/Bitmap Index Scan on submissions_search \(actual rows=0\b/);
    },
  );

  thorough.it('export along the index of the list', async () => {
    const lines = await plan(() => app.asAdmin.get(`${submissions}/export`).expect(200));
    expect(lines).toMatch(/Limit.*\n.*Index (Only )?Scan Backward using submissions_inbox/);
  });

  it('count what is new, and nothing else', async () => {
    const lines = await plan(() => app.asAdmin.get(`${submissions}/counts`).expect(200));
    expect(lines).toContain('Index Only Scan using submissions_new');
  });

  thorough.it(
    'count the stages of a board in indexes of what they count, those of decisions with what is handled',
    async () => {
      const all = await plan(() => app.asAdmin.get(`${submissions}/stages`).expect(200));
      expect(all.match(/Index Only Scan using submissions_board/g)).toHaveLength(3);
      expect(all.match(/Index Only Scan using submissions_stages/g)).toHaveLength(2);
      expect(all).not.toContain('Filter:');
      const query = { position: 'Position 7' };
      const some = await plan(() => app.asAdmin.get(`${submissions}/stages`).query(query).expect(200));
      expect(some.match(/Index Only Scan using submissions_board/g)).toHaveLength(3);
      expect(some).not.toMatch(/Seq Scan/);
    },
  );

  thorough.it('count what is open by its age in the index of what is open, up to a limit', async () => {
    const lines = await plan(() => app.asAdmin.get(DESK_ENDPOINTS.figures).expect(200));
    expect(lines.match(/Limit.*\n.*Index (Only )?Scan.* using submissions_(open|unanswered) /g)).toHaveLength(5);
  });

  thorough.it('step from position to position', async () => {
    const lines = await plan(() => app.asAdmin.get(`${submissions}/positions`).expect(200));
    expect(lines).toContain('Index Only Scan using submissions_positions');
    expect(lines).not.toContain('Seq Scan');
  });

  it('find what is past its retention along indexes, without reading anything else', async () => {
    const runner = jest.spyOn(EntityManager.prototype, 'query');
    await app.nest.get(Retention).run();
    const [sql, values] = runner.mock.calls.find(([sql]) => sql.includes('DELETE FROM submissions')) ?? [''];
    runner.mockRestore();
    const lines = await app.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values as unknown[]);
    const text = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(text.match(/Bitmap Index Scan on submissions_(kind_age|deleted)/g)).toHaveLength(4);
    expect(text).not.toContain('Seq Scan on submissions');
  });

  it.each(['export', 'erase'])('find the submissions of a person in the index of addresses: %s', async (what) => {
    const call = () => app.asAdmin.post(`${personalData}/${what}`).send({ email: '7@EXAMPLE.com' }).expect(200);
    const lines = await plan(call);
    expect(lines).toContain('submissions_email');
    expect(lines).not.toContain('Seq Scan on submissions');
  });
});
