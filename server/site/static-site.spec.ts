import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { htmlOf, makeClientDir } from '../testing/built/client-dir.ts';
import { useApp } from '../testing/app/use-app.ts';

describe('the built client', () => {
  const client = makeClientDir();
  afterAll(() => client.remove());
  const app = useApp({ clientDir: client.path });
  const get = (path: string, encoding?: string, method = 'GET') =>
    app.raw({ path, method, headers: encoding === undefined ? {} : { 'Accept-Encoding': encoding } });

  describe('GET a page', () => {
    it.each([
      ['/', 'Home'],
      ['/?utm_source=x', 'Home'],
      ['/about', 'About'],
      ['/about?job=1', 'About'],
      ['/gravel-3/4crushed', 'Gravel 3/4 Crushed'],
      ['/gravel-3%2F4crushed', 'Gravel 3/4 Crushed'],
      ['/project/2008-2009-list', 'Completed Projects 2008-2009'],
      ['/plain', 'Never compressed'],
    ])('answers %s with its own file', async (path, title) => {
      const { status, headers, content } = await get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(content.toString()).toBe(htmlOf(title));
    });

    it('asks the browser to ask again, and answers 304 when nothing has changed', async () => {
      const { headers } = await get('/about', 'br');
      expect(headers['cache-control']).toBe('no-cache');
      const again = { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag };
      const answer = await app.raw({ path: '/about', headers: again });
      expect(answer).toMatchObject({ status: 304, content: Buffer.alloc(0) });
      expect(answer.headers.vary).toContain('Accept-Encoding');
    });

    it('names each encoding of a page differently', async () => {
      const answers = [await get('/about', 'br'), await get('/about', 'gzip'), await get('/about')];
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    });

    it('has the security headers and an id', async () => {
      const { headers } = await get('/about');
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    });
  });

  describe('GET another file', () => {
    it.each([
      ['/assets/main-a1b2c3.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
      ['/assets/main-a1b2c3.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
      ['/assets/hero-a1b2c3.avif', 'image/avif', 'public, max-age=31536000, immutable'],
      ['/favicon.svg', 'image/svg+xml', 'no-cache'],
      ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ])('answers %s as %s, to be kept: %s', async (path, type, cache) => {
      for (const encoding of ['identity', 'br']) {
        const { status, headers } = await get(path, encoding);
        expect(status).toBe(200);
        expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
      }
    });

    it('answers a part of it', async () => {
      const answer = await app.raw({ path: '/robots.txt', headers: { Range: 'bytes=0-3' } });
      expect(answer).toMatchObject({ status: 206, content: Buffer.from('User') });
    });
  });

  describe('Accept-Encoding', () => {
    it.each([
      ['br', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0.5', 'gzip'],
      ['identity, br;q=0.5', undefined],
      ['*;q=0.1, gzip;q=0.5', 'gzip'],
      ['*', 'br'],
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['GZIP', 'gzip'],
      ['identity', undefined],
      ['br;q=0', undefined],
      ['deflate', undefined],
      ['', undefined],
      [undefined, undefined],
    ])('%p is answered with %p', async (asked, given) => {
      for (const path of ['/about', '/assets/main-a1b2c3.js', '/no-such-page']) {
        for (const method of ['GET', 'HEAD']) {
          const { headers } = await get(path, asked, method);
          expect(headers['content-encoding']).toBe(given);
          expect(headers.vary).toContain('Accept-Encoding');
        }
      }
    });

    it('gives the same page in every encoding', async () => {
      const plain = (await get('/about')).content;
      expect(brotliDecompressSync((await get('/about', 'br')).content)).toEqual(plain);
      expect(gunzipSync((await get('/about', 'gzip')).content)).toEqual(plain);
    });

    it('changes nothing for a file that has no copies', async () => {
      const { headers, content } = await get('/plain', 'br, gzip');
      expect(headers['content-encoding']).toBeUndefined();
      expect(content.toString()).toBe(htmlOf('Never compressed'));
    });
  });

  describe('HEAD', () => {
    it.each(['/about', '/robots.txt', '/no-such-page'])('%s has the headers of GET and no content', async (path) => {
      const [head, whole] = [await get(path, 'br', 'HEAD'), await get(path, 'br')];
      expect(head.content).toHaveLength(0);
      expect(head.status).toBe(whole.status);
      for (const name of ['content-type', 'content-length', 'content-encoding', 'cache-control', 'etag']) {
        expect(head.headers[name]).toBe(whole.headers[name]);
      }
    });
  });

  it('leaves the API and its documentation alone', async () => {
    expect(await get('/api/rental')).toMatchObject({ status: 200 });
    expect(await get('/api/docs-json')).toMatchObject({ status: 200 });
  });
});
