import type { LibraryPicture } from '#shared/contract';
import { CLIENT_FILES, makeClientDir } from '../../testing/built/client-dir.ts';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { newPicture } from '../../testing/samples/pictures.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { CachedAnswer } from '../../http/cache/cached-answer.ts';
import { RecentFiles } from './serve-pictures.ts';

describe('the address of a file of a picture', () => {
  const client = makeClientDir();
  afterAll(() => client.remove());
  const app = useApp({ clientDir: client.path });
  const { upload, get } = pictureCalls(app);
  let picture: LibraryPicture;
  let path: string;
  beforeAll(async () => {
    picture = await upload(await newPicture());
    path = `${picture.base}-${picture.widths[0]}.avif`;
  });

  it.each(['avif', 'webp', 'jpeg'])('is answered as image/%s, to be kept for ever', async (format) => {
    const { status, headers, content } = await get(`${picture.base}-${picture.widths[0]}.${format}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it('needs no token and no API', async () => expect((await get(path)).status).toBe(200));

  it('is answered 304 when the browser has it', async () => {
    const { headers } = await get(path);
    const again = await app.raw({ path, headers: { 'If-None-Match': headers.etag } });
    expect(again).toMatchObject({ status: 304, content: Buffer.alloc(0) });
  });

  it('answers HEAD with the headers of GET and no content', async () => {
    const [head, whole] = [await app.raw({ path, method: 'HEAD' }), await get(path)];
    expect(head).toMatchObject({ status: 200, content: Buffer.alloc(0) });
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  });

  it('takes no other method', async () => {
    const answer = await app.raw({ path, method: 'DELETE' });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } });
    expect(answer.body).toEqual(problemBody(405, 'This address does not accept that method.'));
  });

  it.each([
    ['another width', (known: string) => known.replace(/-\d+\.avif$/, '-7.avif')],
    ['another format', (known: string) => known.replace('avif', 'png')],
    ['a capital format', (known: string) => known.replace('avif', 'AVIF')],
    ['other settings', (known: string) => known.replace(/-[0-9a-f]{8}-/, '-00000000-')],
    ['another picture', (known: string) => known.replace(/p-[0-9a-f]{12}/, 'p-000000000000')],
    ['the folder', () => '/pictures/'],
    ['a way out of it', () => '/pictures/../api/admin/pictures'],
  ])('with %s is the error page and status 404', async (_what, change) => {
    const { status, headers, content } = await get(change(path));
    expect(status).toBe(404);
    if (change(path).includes('..')) return;
    expect(headers['cache-control']).toBe('no-cache');
    expect(content.toString()).toBe(CLIENT_FILES['404.html']);
  });

  describe('while the database is away', () => {
    let cold: string;
    beforeAll(async () => {
      cold = `${picture.base}-${picture.widths.at(-1)}.webp`;
      await get(path);
      await app.database.leave();
    });
    afterAll(() => app.database.comeBack());

    it('is answered from memory, if it was asked for before', async () => expect((await get(path)).status).toBe(200));

    it('is a 503 to be tried again, if not', async () => {
      const { status, headers } = await get(cold);
      expect(status).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(headers['content-type']).not.toContain('html');
    });
  });
});

describe('the files that were asked for last', () => {
  const answer = new CachedAnswer('.avif', [], { identity: Buffer.from('x') });

  it('make room for others, the oldest first', () => {
    const files = new RecentFiles(100);
    files.keep('a', answer, 40);
    files.keep('b', answer, 40);
    files.find('a');
    files.keep('c', answer, 40);
    expect(['a', 'b', 'c'].filter((address) => files.find(address))).toEqual(['a', 'c']);
  });

  it('never take more than they may', () => {
    const files = new RecentFiles(100);
    files.keep('a', answer, 60);
    files.keep('large', answer, 101);
    files.keep('a', answer, 60);
    files.keep('b', answer, 40);
    expect(['a', 'b', 'large'].filter((address) => files.find(address))).toEqual(['a', 'b']);
  });
});
