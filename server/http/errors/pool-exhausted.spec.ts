import { ENDPOINTS } from '#shared/endpoints';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const AWAY = problemBody(503, 'The service is briefly unavailable. Please try again in a moment.');

describe('calls that find every connection to the database taken', () => {
  const app = useApp({ variables: { DATABASE_POOL: '1' } });

  it('are a 503 that tells when to try again, and later ones are answered', async () => {
    const read = () => app.asAdmin.get(ENDPOINTS.adminSession);
    const letGo = await app.database.hold('LOCK TABLE admin_sessions');
    for (const { status, body, headers } of await Promise.all([read(), read(), read()])) {
      expect(status).toBe(503);
      expect(body).toEqual(AWAY);
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    }
    await letGo();
    await read().expect(200);
  });
});
