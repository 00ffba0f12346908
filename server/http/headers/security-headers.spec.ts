import { ENDPOINTS } from '#shared/endpoints';
import { useApp } from '../../testing/app/use-app.ts';

const POLICY: Record<string, string> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: https://tile.openstreetmap.org",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

const directives = (policy: string) =>
  Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.trim())
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );

describe('the headers of an answer', () => {
  const app = useApp();
  const headersOf = async (path: string) => (await app.raw({ path })).headers;

  it.each([`/api/${ENDPOINTS.rentals}`, '/api/nothing', '/api/admin-session', '/nothing', '/api/%zz'])(
    'let nothing but the site and the map tiles in: %s',
    async (path) => {
      expect(directives(String((await headersOf(path))['content-security-policy']))).toEqual(POLICY);
    },
  );

  it('let the API documentation write its own styles, and no scripts', async () => {
    const { 'content-security-policy': policy } = await headersOf('/api/docs');
    expect(directives(String(policy))).toEqual({ ...POLICY, 'style-src': "'self' 'unsafe-inline'" });
  });

  it.each([
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['origin-agent-cluster', '?1'],
    ['x-dns-prefetch-control', 'off'],
    ['x-download-options', 'noopen'],
    ['x-permitted-cross-domain-policies', 'none'],
    ['x-xss-protection', '0'],
  ])('have %s: %s', async (name, value) => {
    expect(await headersOf('/api/rental')).toMatchObject({ [name]: value });
  });

  it.each(['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie'])('have no %s', async (name) => {
    expect(await headersOf('/api/rental')).not.toHaveProperty([name]);
  });

  it('leave HTTPS to the proxy', async () => {
    const headers = await headersOf('/api/rental');
    expect(headers).not.toHaveProperty(['strict-transport-security']);
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it.each(['/api/admin-session', '/api/health/live', '/api/nothing'])('keep %s out of caches', async (path) => {
    expect((await headersOf(path))['cache-control']).toBe('no-store');
  });

  it.each(['/api/rental', '/api/jobs', '/api/v1/jobs'])(
    'let %s be kept, and asked for again each time',
    async (path) => {
      expect((await headersOf(path))['cache-control']).toBe('no-cache');
    },
  );
});
