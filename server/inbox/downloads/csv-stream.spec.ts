import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { JsonLogger } from '../../app/log/json-logger.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { readCsv } from '../../testing/samples/read-csv.ts';
import { useApp } from '../../testing/app/use-app.ts';

/** Together three times the capacity of the sockets between server and client. */
const ROWS = 3000;
const LETTERS = 5000;
const BATCHES = ROWS / 500;

/** The value at which a number stops growing. */
async function settled(read: () => number): Promise<number> {
  for (let before = -1; before !== read(); await pause(300)) before = read();
  return read();
}

describe('GET /admin/submissions/export of more than fits into memory', () => {
  const lines: string[] = [];
  const app = useApp({ logger: new JsonLogger('error', { write: (line) => void lines.push(line) }) });
  const { clear } = inboxCalls(app);
  const fill = (count: number, letters: number) =>
    app.database.query(
      `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, delivery_option, description, created_at)
        SELECT 'inquiry', to_hex(i), 'No. ' || i, 'a@example.com', '1', '1', 'Deliver', repeat('x', $2), now() - i / 3 * interval '1 s'
        FROM generate_series(1, $1::int) i`,
      [count, letters],
    );
  const start = async (): Promise<IncomingMessage> => {
    const path = `/api/${ENDPOINTS.submissions}/export`;
    const headers = { authorization: `Bearer ${app.token}` };
    const [answer] = (await once(get({ port: app.port, path, headers, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    return answer;
  };
  /** Counts the batches that are read from now on. The application asks the database for more than these meanwhile. */
  const countBatches = () => {
    const query = jest.spyOn(app.nest.get(DataSource), 'query');
    return () => query.mock.calls.filter(([sql]) => sql.includes('submissions')).length;
  };
  beforeEach(clear);
  afterEach(() => jest.restoreAllMocks());

  it('holds each submission once, in order, across all batches', async () => {
    await fill(1501, 10);
    const records = readCsv(await text(await start()));
    expect(records).toHaveLength(1502);
    const [headings, ...rows] = records;
    const names = rows.map((cells) => cells[headings.indexOf('Name')]);
    expect(new Set(names).size).toBe(1501);
    expect([names[0], names.at(-1)]).toEqual([
      expect.stringMatching(/^No\. [12]$/),
      expect.stringMatching(/^No\. 150[01]$/),
    ]);
  });

  it('ends with its last full batch', async () => {
    await fill(1000, 10);
    expect(readCsv(await text(await start()))).toHaveLength(1001);
  });

  thorough.it('waits for a client that takes its time, and asks for no more when the client is gone', async () => {
    await fill(ROWS, LETTERS);
    const batches = countBatches();
    const answer = await start();
    const whileWaiting = await settled(batches);
    expect(whileWaiting).toBeLessThan(BATCHES);
    answer.destroy();
    expect(await settled(batches)).toBeLessThanOrEqual(whileWaiting + 1);
    expect((await app.asAdmin.get(ENDPOINTS.submissions).query({ limit: 1 }).expect(200)).body.items).toHaveLength(1);
  });

  thorough.it(
    'breaks the connection off when the database goes away midway, so that no half file looks whole',
    async () => {
      await fill(ROWS, LETTERS);
      const answer = await start();
      await app.database.leave();
      await expect(text(answer)).rejects.toThrow('aborted');
      await app.database.comeBack();
      const told = lines.map((line) => JSON.parse(line) as object);
      expect(told).toContainEqual(expect.objectContaining({ requestId: answer.headers['x-request-id'] }));
    },
  );

  it('is an ordinary 503 when the database is away from the start', async () => {
    const database = app.nest.get(DataSource);
    const ask = database.query.bind(database);
    const gone = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    const query = jest.spyOn(database, 'query').mockImplementation((sql, ...rest) => {
      return String(sql).includes('submissions') ? gone() : ask(sql, ...rest);
    });
    const { body } = await app.asAdmin.get(`${ENDPOINTS.submissions}/export`).expect(503);
    query.mockRestore();
    expect(body).toEqual(problemBody(503, 'The service is briefly unavailable. Please try again in a moment.'));
  });

  it('answers HEAD with the headers, and reads no further than its first batch', async () => {
    await fill(1501, 10);
    const batches = countBatches();
    const { headers } = await app.asAdmin.head(`${ENDPOINTS.submissions}/export`).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(batches()).toBe(1);
  });
});
