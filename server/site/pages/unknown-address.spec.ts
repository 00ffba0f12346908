import { rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { RETRY_AFTER } from '../../http/errors/error-body.ts';
import { CLIENT_FILES, makeClientDir } from '../../testing/built/client-dir.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const ERROR_PAGE = CLIENT_FILES['404.html'];

describe('an address that the built client has not', () => {
  const client = makeClientDir();
  const outside = `${client.path}-secret.txt`;
  writeFileSync(outside, 'a secret beside the client');
  afterAll(() => {
    rmSync(outside);
    client.remove();
  });
  const app = useApp({ clientDir: client.path });
  const ask = (path: string, method = 'GET') => app.raw({ path, method });

  describe('GET an unknown address', () => {
    it.each([
      '/no-such-page',
      '/about/',
      '/about/x',
      '//about',
      '/About',
      '/project',
      '/project/',
      '/project/2008-list',
      '/gravel-3',
      '/index',
      '/index.html',
      '/about.html',
      '/404',
      '/404.html',
      '/about.html.br',
      '/assets/',
      '/assets/main-a1b2c3.js.br',
      '/assets/main-old.js',
      '/apixel',
      '/%zz',
      '/%00',
      '/about%00.html',
      '/__proto__',
      '/constructor',
      '/\\about',
      '/assets/../about.html',
      '/./about',
    ])('answers %s with the error page and status 404', async (path) => {
      const { status, headers, content } = await ask(path);
      expect(status).toBe(404);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      expect(content.toString()).toBe(ERROR_PAGE);
    });

    it.each(['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '....//', 'assets/../../', 'assets/..%2f..%2f'])(
      'lets nobody out of the folder by %s',
      async (step) => {
        for (const file of [basename(outside), 'package.json', '../../../etc/passwd']) {
          const { status, content } = await ask(`/${step}${file}`);
          expect(status).toBe(404);
          expect(content.toString()).toBe(ERROR_PAGE);
        }
      },
    );

    it('is no 206 and no 304 either', async () => {
      const { headers } = await ask('/no-such-page');
      const conditions = { Range: 'bytes=0-3', 'If-None-Match': headers.etag };
      expect(await app.raw({ path: '/no-such-page', headers: conditions })).toMatchObject({ status: 404 });
    });

    it('of the API is JSON', async () => {
      const ways = ['..', '%2e%2e', '.%2E', '..%2f', '..%5c', '..//', './..', 'docs/../..', 'v1/../..'];
      const files = ['about.html', 'about.html.br', 'robots.txt', 'careers.html'];
      const hidden = ways.flatMap((way) => files.map((file) => `/api/${way}/${file}`));
      for (const path of ['/api', '/api/', '/api/nothing', '/api/about', ...hidden]) {
        expect(await ask(path)).toMatchObject({
          status: 404,
          body: problemBody(404, 'There is nothing at this address.'),
        });
      }
    });
  });

  describe('another method', () => {
    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s to a page is 405 in JSON, with Allow', async (method) => {
      const { status, headers, body } = await ask('/about', method);
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD, OPTIONS');
      expect(body).toEqual(problemBody(405, 'This address does not accept that method.'));
    });

    it('POST to an unknown address is 404 in JSON', async () => {
      const { status, body } = await ask('/no-such-page', 'POST');
      expect(status).toBe(404);
      expect(body).toEqual(problemBody(404, 'There is nothing at this address.'));
    });

    it('OPTIONS tells which methods a page has', async () => {
      const { status, headers } = await ask('/about', 'OPTIONS');
      expect(status).toBe(204);
      expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    });
  });
});

describe('a client whose files are taken away while it is served', () => {
  const client = makeClientDir();
  const app = useApp({ clientDir: client.path });
  const ask = (path: string, headers = {}) => app.raw({ path, headers: { 'Accept-Encoding': 'br', ...headers } });
  const ASKED_BEFORE = ['/about', '/assets/main-a1b2c3.js', '/no-such-page'];
  beforeAll(async () => {
    await Promise.all(ASKED_BEFORE.map((path) => ask(path)));
    client.remove();
  });

  it('keeps the pages and scripts that were asked for before', async () => {
    expect(await ask('/about')).toMatchObject({ status: 200 });
    expect(await ask('/assets/main-a1b2c3.js')).toMatchObject({ status: 200 });
    expect(await ask('/no-such-page')).toMatchObject({ status: 404, headers: { 'content-encoding': 'br' } });
  });

  it('asks to come back for a page that nobody has asked for before', async () => {
    const { status, headers, content } = await ask('/plain');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe(String(RETRY_AFTER));
    expect(content.toString()).toContain('This page cannot be shown at the moment');
  });

  it.each([
    ['a picture', '/assets/hero-a1b2c3.avif', {}],
    ['a part of a page', '/about', { Range: 'bytes=0-3' }],
  ])('is a JSON 404 without %s, and not called compressed', async (_what, path, conditions) => {
    const { status, headers, body } = await ask(path, conditions);
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toEqual(problemBody(404, 'There is nothing at this address.'));
  });
});
