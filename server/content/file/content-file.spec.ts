import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Response } from 'supertest';
import type { ContentImport } from '#shared/content/contract';
import { downloadPath } from '#shared/content/documents/pages/downloads';
import type { StoredDownload } from '#shared/contract';
import { SAMPLE } from '#shared/content/sample/sample';
import { ENDPOINTS, UPLOAD_FIELD } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { useApp } from '../../testing/app/use-app.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { contentFile } from '../../testing/samples/content-file.ts';
import { pdfFile } from '../../testing/samples/files.ts';
import { newPicture } from '../../testing/samples/pictures.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';

const PATH = ENDPOINTS.contentFile;
const MEDIA_TYPE = 'application/gzip';

const DAMAGED = 'The file is damaged: export it again.';
const FOREIGN = 'This is not an exported content file. Choose one that was exported from this software.';
const NEWER = 'The file was written by a newer version of this site: update this one first.';

/** supertest would decode anything that looks like text. */
function binary(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const fail = (error: Error) => done(error, Buffer.alloc(0));
  buffer(response as unknown as NodeJS.ReadableStream).then((body) => done(null, body), fail);
}

const idOf = (content: Buffer) => `p-${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;

const pictureLines = (content: Buffer, changes: object = {}) => [
  { picture: idOf(content), bytes: content.length, name: 'a.jpg', alt: '', focus: { x: 0, y: 1 }, ...changes },
  { part: content.toString('base64') },
];

describe('the content of one site', () => {
  const staging = useApp();
  const author = editorOf(staging);
  const there = pictureCalls(staging);
  let original: Buffer;
  let id: string;
  let prices: StoredDownload;
  let file: Buffer;
  let headers: Record<string, string>;
  // before the other site is started: in one process, the site that was started last knows who is signed in
  beforeAll(async () => {
    original = Buffer.concat([await newPicture(), randomBytes(2_500_000)]);
    id = (await there.upload(original, 'bodega.jpg'))._id;
    const change = { alt: 'A bodega', focus: { x: 0.25, y: 0.75 } };
    await staging.asAdmin.patch(`${ENDPOINTS.pictures}/${id}`).send(change).expect(200);
    await author.rename('Gerona Builders');
    await author.set('home', ['slides', 0], { picture: id, alt: 'Our bodega' });
    const { body: pdf } = await staging.asAdmin
      .post(ENDPOINTS.downloads)
      .attach(UPLOAD_FIELD, pdfFile(), 'Prices.pdf')
      .expect(201);
    prices = pdf as StoredDownload;
    const use = { download: prices._id, name: prices.name, bytes: prices.bytes };
    const blocks = [{ id: 'e_1', kind: 'document', label: 'Prices', file: use }];
    const texts = { title: 'Prices', description: 'What we charge.', label: '', path: '/pages/prices' };
    await author.set('ownPages', ['pages'], [{ id: 'n-1', ...texts, place: 'menu', blocks }]);
    await author.published();
    await author.rename('A draft that stays where it is');
    const answer = await staging.asAdmin.get(PATH).buffer(true).parse(binary).expect(200);
    [file, headers] = [answer.body as Buffer, answer.headers];
  });

  const real = useApp();
  const owner = editorOf(real);
  const here = pictureCalls(real);
  const send = (content: Buffer) => real.asAdmin.post(PATH).set('Content-Type', MEDIA_TYPE).send(content);
  const taken = async (content: Buffer) => (await send(content).expect(200)).body as ContentImport;
  afterEach(() => owner.discardAll());

  it('becomes drafts of another one, with its pictures, and nothing of it is published', async () => {
    expect(headers).toMatchObject({
      'content-type': MEDIA_TYPE,
      'content-disposition': expect.stringMatching(/^attachment; filename="?content-\d{4}-\d\d-\d\d\.ndjson\.gz"?$/),
    });
    const { drafts, pictures } = await taken(file);
    expect(pictures).toEqual({ added: 1, known: 0 });
    expect(drafts.map(({ document, problems }) => [document, problems])).toEqual([
      ['firm', []],
      ['home', []],
      ['ownPages', []],
    ]);
    const sent = await real
      .at(downloadPath({ download: prices._id }))
      .buffer(true)
      .expect(200);
    expect(pdfFile().equals(sent.body as Buffer)).toBe(true);
    const { release, content } = await owner.state();
    expect(release).toBe(0);
    expect(content.firm.name).toBe('Gerona Builders');
    const found = await real.asAdmin.get(`${ENDPOINTS.pictures}/${id}/original`).buffer(true).parse(binary).expect(200);
    expect(original.equals(found.body as Buffer)).toBe(true);
    const { body } = await real.asAdmin.get(ENDPOINTS.pictures).expect(200);
    expect(body.items[0]).toMatchObject({
      name: 'bodega.jpg',
      alt: 'A bodega',
      focus: { x: 0.25, y: 0.75 },
    });
  });

  thorough.it('is taken twice without having any picture twice', async () => {
    await taken(file);
    expect((await taken(file)).pictures).toEqual({ added: 0, known: 1 });
    expect(await here.count()).toBe(1);
  });

  it('says what keeps it from being published, where', async () => {
    const body = { ...SAMPLE.home, banner: '', slides: [{ picture: 'p-0123456789ab', alt: 'Gone' }] };
    const { drafts } = await taken(contentFile({ lines: [{ document: 'home', schema: 1, body }] }));
    expect(drafts[0].problems.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['banner', 'Banner is required.'],
      ['slides.0.picture', 'The picture “Gone” is no longer in the library.'],
    ]);
  });

  it('takes the place of no draft that somebody has written', async () => {
    await owner.rename('Ours');
    const { body } = await send(file).expect(409);
    const sentence = 'There are drafts that the file would replace: publish or discard them first.';
    expect(body).toEqual(problemBody(409, [sentence]));
    expect((await owner.state()).content.firm.name).toBe('Ours');
  });

  it.each([
    ['is empty', () => Buffer.alloc(0), DAMAGED],
    ['is not compressed', () => Buffer.from('{"format":"eclar-content"}\n'), FOREIGN],
    ['is a backup', () => contentFile({ header: { format: 'eclar-backup' } }), FOREIGN],
    ['is of a newer format', () => contentFile({ header: { version: 3 } }), NEWER],
    ['is of an older format', () => contentFile({ header: { version: 1 } }), DAMAGED],
    [
      'has a document of a newer schema',
      () => contentFile({ lines: [{ document: 'credentials', schema: 2, body: {} }] }),
      NEWER,
    ],
    [
      'has a document that is unknown',
      () => contentFile({ lines: [{ document: 'menu', schema: 1, body: {} }] }),
      NEWER,
    ],
    ['is cut off', () => contentFile().subarray(0, -12), DAMAGED],
    ['lacks its end', () => gzipSync(gunzipSync(contentFile()).toString().split('\n').slice(0, 2).join('\n')), DAMAGED],
    ['has a changed letter', () => gzipSync(gunzipSync(contentFile()).toString().replace('2026', '2027')), DAMAGED],
    ['counts another number of pictures', () => contentFile({ trailer: { pictures: 1 } }), DAMAGED],
    ['goes on behind its end', () => Buffer.concat([contentFile(), gzipSync('{}\n')]), DAMAGED],
    ['has a line of another kind', () => contentFile({ lines: [{ row: 1 }] }), DAMAGED],
    ['has a piece of no picture', () => contentFile({ lines: [{ part: 'AAAA' }] }), DAMAGED],
    [
      'has a document twice',
      () => contentFile({ lines: Array(2).fill({ document: 'credentials', schema: 1, body: { items: [] } }) }),
      DAMAGED,
    ],
  ])('is refused when the file %s', async (_what, made, message) => {
    expect((await send(made()).expect(400)).body).toEqual(problemBody(400, message));
  });

  it.each([
    ['that is another one', (content: Buffer) => pictureLines(content, { picture: 'p-0123456789ab' })],
    ['that is longer than it says', (content: Buffer) => pictureLines(content, { bytes: content.length - 1 })],
    ['that is cut off', (content: Buffer) => pictureLines(content, { bytes: content.length + 1 })],
  ])('is refused with a picture %s', async (_what, lines) => {
    const made = contentFile({ lines: lines(await newPicture()) });
    expect((await send(made).expect(400)).body).toEqual(problemBody(400, DAMAGED));
  });

  thorough.it('leaves no picture behind when a later one cannot be read', async () => {
    const before = await here.count();
    const broken = (await newPicture()).subarray(0, 200);
    const lines = [...pictureLines(await newPicture()), ...pictureLines(broken)];
    const { body } = await send(contentFile({ lines })).expect(400);
    expect((body as { message: string }).message).toMatch(/^The picture is damaged/);
    expect(await here.count()).toBe(before);
  });

  it('is refused with a document that is none, and says why', async () => {
    const lines = [{ document: 'credentials', schema: 1, body: { items: [], motto: 'x' } }];
    const { body } = await send(contentFile({ lines })).expect(400);
    expect((body as { message: string }).message).toMatch(/motto/);
    expect((await owner.state()).drafts).toEqual([]);
  });

  it('is refused as another type, and when it claims to be too large', async () => {
    await real.asAdmin.post(PATH).set('Content-Type', 'application/zip').send(contentFile()).expect(415);
    const claimed = {
      Authorization: `Bearer ${real.token}`,
      'Content-Type': MEDIA_TYPE,
      'Content-Length': '600000000',
    };
    const { status, body } = await real.raw({ method: 'POST', path: `/api/${PATH}`, headers: claimed, body: 'x' });
    expect([status, body]).toEqual([413, problemBody(413, ['The file must be 500 MB or smaller.'])]);
  });

  it('leaves nothing of the file in the database', async () => {
    await taken(contentFile());
    await send(contentFile().subarray(0, -12)).expect(400);
    expect(await real.database.query('SELECT part FROM content_file_parts')).toEqual([]);
  });

  it('is refused without the admin’s session', async () => {
    await real.get(PATH).expect(401);
    await real.post(PATH).set('Content-Type', MEDIA_TYPE).send(contentFile()).expect(401);
  });
});
