import { ENDPOINTS } from '#shared/endpoints';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const AWAY = problemBody(503, 'The service is briefly unavailable. Please try again in a moment.');

describe('calls that find every connection to the database taken', () => {
  const app = useApp({ variables: { DATABASE_POOL: '1' } });

  it('are a 503 that tells when to try again, and later ones are answered', async () => {
    const read = () => app.asAdmin.get(ENDPOINTS.adminSession);
    const lock = app.database.query('BEGIN; LOCK TABLE admin_sessions; SELECT pg_sleep(4)');
    while ((await read()).status === 200) await new Promise(setImmediate);
    const waiting = await Promise.all([read(), read(), read()]);
    const refused = waiting.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    for (const { body, headers } of refused) {
      expect(body).toEqual(AWAY);
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    }
    await lock;
    await read().expect(200);
  });
});
