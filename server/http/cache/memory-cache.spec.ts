import type { IncomingHttpHeaders } from 'node:http';
import { ENDPOINTS } from '#shared/endpoints';
import { makeClientDir } from '../../testing/built/client-dir.ts';
import { isInMemory } from '../../testing/samples/job-list.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';

describe('what is answered from memory', () => {
  const client = makeClientDir();
  afterAll(() => client.remove());
  const app = useApp({ clientDir: client.path });
  beforeAll(() => until(() => isInMemory(app)));

  /** The same address in another spelling, which only Express understands. */
  const WAYS = [
    ['a page', '/about', '/%61bout'],
    ['a script', '/assets/main-a1b2c3.js', '/assets/%6dain-a1b2c3.js'],
    ['a list', `/api/${ENDPOINTS.jobs}`, `/api/${ENDPOINTS.jobs}/`],
    ['a list of the versioned API', `/api/v1/${ENDPOINTS.rentals}`, `/api/v1/${ENDPOINTS.rentals}/`],
  ];
  const constant = ({ date, 'x-request-id': id, ...headers }: IncomingHttpHeaders) => {
    expect(Date.parse(date!)).not.toBeNaN();
    expect(id).toMatch(/^[\w-]{36}$/);
    return headers;
  };

  describe.each(WAYS)('%s', (_what, short, long) => {
    it.each(['br', 'gzip', 'identity'])('is the same by Nest, with the same headers, in %s', async (encoding) => {
      for (const method of ['GET', 'HEAD']) {
        const call = { method, headers: { 'Accept-Encoding': encoding } };
        const [one, other] = [await app.raw({ ...call, path: short }), await app.raw({ ...call, path: long })];
        expect(one.status).toBe(200);
        expect(one.content).toEqual(other.content);
        expect(constant(one.headers)).toEqual(constant(other.headers));
        expect(one.headers).toMatchObject({ 'x-content-type-options': 'nosniff', etag: expect.any(String) });
      }
    });

    it('is a 304 when it is still the same, on both ways', async () => {
      const { headers } = await app.raw({ path: short, headers: { 'Accept-Encoding': 'br' } });
      for (const tag of [headers.etag!, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
        const conditions = { 'Accept-Encoding': 'br', 'If-None-Match': tag };
        const one = await app.raw({ path: short, headers: conditions });
        const other = await app.raw({ path: long, headers: conditions });
        expect([one.status, other.status]).toEqual([304, 304]);
        expect(one.content).toHaveLength(0);
        expect(constant(one.headers)).toEqual(constant(other.headers));
      }
    });

    it('is sent whole to a client that has another one, or wants it anew', async () => {
      const { headers } = await app.raw({ path: short });
      const whole = { status: 200, content: expect.objectContaining({ length: Number(headers['content-length']) }) };
      expect(await app.raw({ path: short, headers: { 'If-None-Match': '"other"' } })).toMatchObject(whole);
      const reload = { 'If-None-Match': headers.etag, 'Cache-Control': 'no-cache' };
      expect(await app.raw({ path: short, headers: reload })).toMatchObject(whole);
    });
  });

  it('has the id that a proxy gave the request', async () => {
    const { headers } = await app.raw({ path: '/about', headers: { 'X-Request-Id': 'proxy-17' } });
    expect(headers['x-request-id']).toBe('proxy-17');
  });

  describe('a part of a page', () => {
    const part = (headers = {}) =>
      app.raw({ path: '/about', headers: { 'Accept-Encoding': 'identity', Range: 'bytes=2-8', ...headers } });

    it('is a 206 with the ETag of the whole', async () => {
      const whole = await app.raw({ path: '/about' });
      const { status, headers, content } = await part();
      expect(status).toBe(206);
      expect(content).toEqual(whole.content.subarray(2, 9));
      expect(headers['content-range']).toBe(`bytes 2-8/${whole.content.length}`);
      expect(headers.etag).toBe(whole.headers.etag);
    });

    it('is one of the compressed page for a client that takes that', async () => {
      const whole = await app.raw({ path: '/about', headers: { 'Accept-Encoding': 'br' } });
      const { headers, content } = await part({ 'Accept-Encoding': 'br' });
      expect(content).toEqual(whole.content.subarray(2, 9));
      expect(headers).toMatchObject({ 'content-encoding': 'br', etag: whole.headers.etag, vary: 'Accept-Encoding' });
    });

    it('is the whole page when the page is no longer the one known', async () => {
      expect(await part({ 'If-Range': '"other"' })).toMatchObject({ status: 200 });
    });

    it('that the page has not is a 416', async () => {
      expect(await part({ Range: 'bytes=9999-' })).toMatchObject({ status: 416 });
    });
  });

  it('is a 412 for a client that wants only the page it knows', async () => {
    const { headers } = await app.raw({ path: '/about' });
    const ask = (tag: string) => app.raw({ path: '/about', headers: { 'If-Match': tag } });
    expect(await ask('"other"')).toMatchObject({ status: 412 });
    expect(await ask(headers.etag!)).toMatchObject({ status: 200 });
  });
});
