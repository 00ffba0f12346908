import { ENDPOINTS } from '#shared/endpoints';
import { firstOrAll } from '#shared/testing/thorough';
import { builtClient } from '../../testing/built/built-client.ts';
import { useApp } from '../../testing/app/use-app.ts';

const EVIL = 'evil.example';

describe('a host that the client makes up', () => {
  const client = builtClient();
  afterAll(() => client.remove());
  const app = useApp({ clientDir: client.path });

  it.each(
    firstOrAll([
      '/',
      '/careers',
      '/sitemap.xml',
      '/nowhere',
      `/api/${ENDPOINTS.jobs}`,
      '/api/nowhere',
      '/api/docs-json',
    ]),
  )('stands nowhere in the answer of %s', async (path) => {
    const headers = { Host: EVIL, 'X-Forwarded-Host': EVIL, Forwarded: `host=${EVIL}` };
    const answer = await app.raw({ path, headers });
    expect(answer.status).toBeLessThan(500);
    expect(answer.content.toString() + JSON.stringify(answer.headers)).not.toContain(EVIL);
  });
});
