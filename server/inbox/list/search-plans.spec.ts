import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

const ROWS = 1200;

/**
 * Every row has the first words, every second the next, and the last is in the oldest alone. Beginnings of one letter
 * are more words than the index is asked for.
 */
const SEARCHES = [
  ['frequent', 'submission ana', () => true],
  ['as frequent as the rest', 'even', (row: number) => row % 2 === 0],
  ['of one row in ten', 'tenth', (row: number) => row % 10 === 0],
  ['of old rows alone', 'ancient', (row: number) => row > 1000],
  ['frequent, with one that is rare', 'submission even ancient', (row: number) => row > 1000 && row % 2 === 0],
  ['many and frequent', 's a ev i n 0', (row: number) => row % 2 === 0],
  ['many, and one of them rare', 's a ev i n 0 anc', (row: number) => row > 1000 && row % 2 === 0],
  ['many, and one of them unknown', 's a ev i n 0 z', () => false],
  ['unknown', 'submission zeppelin', () => false],
] as const;

describe('a search among many submissions', () => {
  const app = useApp();
  const { list } = inboxCalls(app);

  beforeAll(async () => {
    await app.database.query(
      `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, delivery_option, position, description, state, suspected_spam, deleted_at, created_at)
        SELECT CASE i % 4 WHEN 1 THEN 'application' ELSE 'inquiry' END, to_hex(i), i::text, 'ana@nowhere.example', '09171234567', '1', 'Deliver', '-',
          concat_ws(' ', 'a submission in', CASE WHEN i % 2 = 0 THEN 'even' END, CASE WHEN i % 10 = 0 THEN 'tenth' END, CASE WHEN i > 1000 THEN 'ancient' END),
          CASE i % 3 WHEN 0 THEN 'new' ELSE 'handled' END, i % 7 = 0, CASE WHEN i % 11 = 0 THEN now() END, now() - i * interval '1 min'
        FROM generate_series(1, ${ROWS}) i`,
    );
    await app.database.query('VACUUM ANALYZE submissions');
  });

  const PAGE = 150;

  const rows = Array.from({ length: ROWS }, (_, index) => index + 1).filter((row) => row % 11 !== 0);

  /** The names on all pages, in their order. */
  const allPages = async (query: object) => {
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { items, next } = await list({ ...query, ...(cursor && { cursor }), limit: PAGE });
      found.push(...items.map(({ name }) => name));
      cursor = next;
    } while (cursor);
    return found;
  };

  it.each(SEARCHES)('for words that are %s gives each row once, newest first', async (_what, search, fits) => {
    const expected = rows.filter((row) => row % 7 !== 0 && fits(row)).map(String);
    expect(await allPages({ search })).toEqual(expected);
  });

  thorough.it.each(SEARCHES)('for words that are %s keeps to the filter', async (_what, search, fits) => {
    const expected = rows.filter((row) => row % 7 === 0 && row % 3 === 0 && fits(row)).map(String);
    expect(await allPages({ search, spam: true, state: 'new' })).toEqual(expected);
  });

  thorough.it.each(SEARCHES)(
    'for words that are %s keeps to a kind, though both have them',
    async (_what, search, fits) => {
      const expected = rows.filter((row) => row % 7 !== 0 && row % 4 !== 1 && fits(row)).map(String);
      expect(await allPages({ search, kind: 'inquiry' })).toEqual(expected);
    },
  );

  /** One row more is asked for than is shown, and twice as many are read at first. */
  const READ = 2 * (PAGE + 1);

  thorough.it.each([40, READ - 1, READ, READ + 1])(
    'finds the same when the filter leaves %d submissions',
    async (many) => {
      await app.database.query('UPDATE submissions SET assignee = NULL');
      const own = rows.filter((row) => row % 7 !== 0).slice(-many);
      await app.database.query(`UPDATE submissions SET assignee = 'Rosa' WHERE name = ANY($1)`, [own.map(String)]);
      for (const [, search, fits] of SEARCHES)
        expect(await allPages({ search, assignee: 'Rosa' })).toEqual(own.filter((row) => fits(row)).map(String));
    },
  );

  thorough.it.each(SEARCHES)('for words that are %s is exported whole', async (_what, search, fits) => {
    const expected = rows.filter((row) => row % 7 !== 0 && fits(row)).length;
    const { text } = await app.asAdmin.get(`${ENDPOINTS.submissions}/export`).query({ search }).expect(200);
    expect(text.split('\r\n').filter((line) => line.includes('ana@nowhere.example'))).toHaveLength(expected);
  });
});
