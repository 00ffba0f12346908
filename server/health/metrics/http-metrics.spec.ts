import { once } from 'node:events';
import { connect } from 'node:net';
import { PATHS } from '#shared/catalogue';
import { ENDPOINTS } from '#shared/endpoints';
import { builtClient } from '../../testing/built/built-client.ts';
import { METRICS_TOKEN, scrape } from '../../testing/samples/metrics.ts';
import { until } from '../../testing/app/until.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

describe('requests', () => {
  const client = builtClient();
  const app = useApp({ clientDir: client.path, variables: { METRICS_TOKEN } });
  afterAll(() => client.remove());

  const counted = async (method: string, route: string, status: string) =>
    (await scrape(app)).get(`http_requests_total{method="${method}",route="${route}",status="${status}"}`) ?? 0;

  it.each([
    ['GET', '/api/jobs', '/api/jobs', '2xx'],
    ['GET', '/api/rental?sort=name', '/api/rental', '2xx'],
    ['HEAD', '/api/v1/jobs', '/api/jobs', '2xx'],
    ['GET', `/api/v1/${ENDPOINTS.health}/live`, '/api/health/live', '2xx'],
    ['PUT', `/api/rental/${NOBODY}`, '/api/rental/:id', '4xx'],
    ['DELETE', `/api/v1/rental/${NOBODY}`, '/api/rental/:id', '4xx'],
    ['POST', '/api/offers', '/api/offers', '4xx'],
    ['PATCH', '/api/offers', '(none)', '4xx'],
    ['GET', '/api/secret-of-a-stranger', '(none)', '4xx'],
    ['GET', '/', 'page', '2xx'],
    ['GET', PATHS.careers, 'page', '2xx'],
    ['GET', '/sitemap.xml', 'asset', '2xx'],
    ['GET', '/secret-of-a-stranger', '(none)', '4xx'],
    ['GET', '/secret-of-a-stranger.js', '(none)', '4xx'],
    ['PROPFIND', '/', 'page', '4xx'],
  ])('%s %s are counted as %s, %s', async (method, path, route, status) => {
    const label = method === 'PROPFIND' ? '(other)' : method;
    const before = await counted(label, route, status);
    await app.raw({ method, path });
    await until(async () => (await counted(label, route, status)) === before + 1);
  });

  it('are counted when their client has gone before the answer', async () => {
    const head =
      'POST /api/offers HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{';
    const socket = connect(app.port, '127.0.0.1', () => socket.write(head, () => socket.destroy()));
    await once(socket, 'close');
    await until(async () => (await counted('POST', '/api/offers', 'aborted')) === 1);
  });

  it('are timed', async () => {
    const name = 'http_request_duration_seconds';
    await app.get(ENDPOINTS.jobs).expect(200);
    const samples = await scrape(app);
    const labels = 'method="GET",route="/api/jobs"';
    const all = samples.get(`${name}_count{${labels}}`);
    expect(all).toBeGreaterThan(0);
    expect(samples.get(`${name}_bucket{le="300",${labels}}`)).toBe(all);
    expect(samples.get(`${name}_sum{${labels}}`)).toBeGreaterThan(0);
  });

  it('leave nothing of what a stranger types in a label', async () => {
    await app.raw({ path: '/api/canary7f3k9d?canary7f3k9d', method: 'GET' });
    await app.raw({ path: '/canary7f3k9d/%zz', method: 'GET' });
    await app.raw({ path: `/api/jobs/canary7f3k9d`, method: 'DELETE' });
    expect([...(await scrape(app)).keys()].join('\n')).not.toContain('canary7f3k9d');
  });
});
