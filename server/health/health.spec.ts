import { ENDPOINTS } from '#shared/endpoints';
import { problemBody } from '../testing/samples/problem-body.ts';
import { until } from '../testing/app/until.ts';
import { useApp } from '../testing/app/use-app.ts';

const LIVE = `${ENDPOINTS.health}/live`;
const READY = `${ENDPOINTS.health}/ready`;
const AWAY = problemBody(503, 'The service is briefly unavailable. Please try again in a moment.');

describe('health', () => {
  const app = useApp();

  it('is live and ready, the database included', async () => {
    expect((await app.get(LIVE).expect(200)).body).toMatchObject({ status: 'ok' });
    const { body, headers } = await app.get(READY).expect(200);
    expect(body).toMatchObject({ status: 'ok', details: { database: { status: 'up' } } });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is live but not ready while the database is away, and ready again afterwards', async () => {
    await app.database.leave();
    await app.get(LIVE).expect(200);
    const { body, headers } = await app.get(READY).expect(503);
    expect(body).toEqual(AWAY);
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    await app.database.comeBack();
    await until(async () => (await app.get(READY)).status === 200);
  });
});
