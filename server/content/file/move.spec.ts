import { buffer } from 'node:stream/consumers';
import type { Response } from 'supertest';
import type { ContentImport } from '#shared/content/contract';
import { type Content, DOCUMENT_NAMES } from '#shared/content/documents';
import { SAMPLE } from '#shared/content/sample/sample';
import { SAMPLE_JOBS, SAMPLE_RENTALS } from '#shared/content/sample/rows';
import type { Job, LibraryPicture, Rental } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { anotherFirm } from '#shared/testing/another-firm';
import { addSampleData } from '../../app/start/sample-data.ts';
import { builtClient } from '../../testing/built/built-client.ts';
import { type SpecApp, useApp } from '../../testing/app/use-app.ts';
import { until } from '../../testing/app/until.ts';
import { withDatabase } from '../../testing/app/with-database.ts';
import { draftPath, editorOf } from '../../testing/calls/editor-calls.ts';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { contentFile } from '../../testing/samples/content-file.ts';
import { newPicture } from '../../testing/samples/pictures.ts';

const PATH = ENDPOINTS.contentFile;
const MEDIA_TYPE = 'application/gzip';
const { rentals, jobs, pictures } = ENDPOINTS;
const JOB = {
  title: 'Driver',
  position: 'Driver',
  location: 'Liloan',
  fullDescription: '<b>Drives</b>',
  qualifications: 'A license',
};

const client = builtClient();
afterAll(() => client.remove());

/** supertest would decode anything that looks like text. */
function binary(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const fail = (error: Error) => done(error, Buffer.alloc(0));
  buffer(response as unknown as NodeJS.ReadableStream).then((body) => done(null, body), fail);
}

const fileOf = async (app: SpecApp, path: string = PATH) =>
  (await app.asAdmin.get(path).buffer(true).parse(binary).expect(200)).body as Buffer;
const read = async <Answer>(app: SpecApp, path: string) => (await app.asAdmin.get(path).expect(200)).body as Answer;
const taken = async (app: SpecApp, file: Buffer) =>
  (await app.asAdmin.post(PATH).set('Content-Type', MEDIA_TYPE).send(file).expect(200)).body as ContentImport;
const ROW = { id: '3f0c6a52-8d0e-4f0a-9b7e-5a2d1c9e4b10', createdAt: '2026-11-25T08:00:00.123456Z' };
const CRANE = { vehicleName: 'Crane', weightLimit: '1 t' };

/** The site's content as visitors get it, except its version. */
async function seen(app: SpecApp) {
  const lists = [await read<Rental[]>(app, rentals), await read<Job[]>(app, jobs)] as const;
  const paths = ['/', '/about', '/content/about.json', '/rentals-list', '/careers', '/sitemap.xml'];
  const pages: string[] = [];
  for (const path of [...paths, ...lists[1].map(({ _id }) => `/careers/${_id}`)])
    pages.push((await app.at(path).expect(200)).text);
  return { lists, closed: await read<Job[]>(app, ENDPOINTS.closedJobs), pages };
}

describe('the content of a firm', () => {
  const old = useApp({ clientDir: client.path });
  const { upload } = pictureCalls(old);
  const author = editorOf(old);
  const library = async (app: SpecApp) =>
    (await read<{ items: LibraryPicture[] }>(app, pictures)).items.map(
      ({ createdAt, createdBy, ...picture }) => picture,
    );
  let file: Buffer;
  let original: Buffer;
  let rentalPicture: LibraryPicture;
  let before: { seen: Awaited<ReturnType<typeof seen>>; content: Content; library: object[]; smallest: Buffer };
  const smallestOf = async (app: SpecApp) =>
    (await app.raw({ path: `${rentalPicture.base}-${rentalPicture.widths[0]}.webp` })).content;
  // before the other site is started: in one process, the site that was started last knows who is signed in
  beforeAll(async () => {
    original = await newPicture();
    rentalPicture = await upload(original, 'crane.jpg');
    const { _id: picture } = rentalPicture;
    const change = { alt: 'Our crane', focus: { x: 0.25, y: 0.5 } };
    await old.asAdmin.patch(`${pictures}/${picture}`).send(change).expect(200);
    for (const vehicleName of ['Crane', 'Grader'])
      await old.asAdmin.post(rentals).send({ vehicleName, weightLimit: '5 t', picture }).expect(201);
    for (const closesOn of ['', '2099-12-31', '2020-01-31'])
      await old.asAdmin
        .post(jobs)
        .send({ ...JOB, title: `Driver ${closesOn}`, closesOn })
        .expect(201);
    const body = anotherFirm();
    for (const name of DOCUMENT_NAMES)
      await old.asAdmin.put(draftPath(name)).send({ body: body[name], revision: null }).expect(200);
    const slide = { picture: (await upload(await newPicture(), 'slide.jpg'))._id, alt: 'Our bodega' };
    await author.set('home', ['slides', 0], slide);
    await author.published();
    const { content } = await author.state();
    before = { seen: await seen(old), content, library: await library(old), smallest: await smallestOf(old) };
    file = await fileOf(old);
  });

  describe('in another installation, which shows the sample', () => {
    const fresh = useApp({ clientDir: client.path });
    const owner = editorOf(fresh);
    beforeAll(async () => {
      await withDatabase(fresh.database.url, addSampleData);
      await until(async () => (await read<Job[]>(fresh, jobs)).length === SAMPLE_JOBS.length);
    });

    it('is all there once the file is uploaded and published: every document, page, rental and job', async () => {
      const { rows, pictures: added } = await taken(fresh, file);
      expect(rows).toEqual({ rentals: 2, jobs: 3, kept: [] });
      expect(added).toEqual({ added: 2, known: 0 });
      await owner.published();
      expect(await seen(fresh)).toEqual(before.seen);
      expect((await owner.state()).content).toEqual(before.content);
    });

    it('has the pictures of its rentals, byte for byte', async () => {
      expect(await fileOf(fresh, `${pictures}/${rentalPicture._id}/original`)).toEqual(original);
      expect(await smallestOf(fresh)).toEqual(before.smallest);
      const byId = (one: { _id?: string }, other: { _id?: string }) => one._id!.localeCompare(other._id!);
      expect((await library(fresh)).sort(byId)).toEqual([...before.library].sort(byId));
    });

    it('stays as it is when its own file is uploaded again', async () => {
      const { drafts, rows } = await taken(fresh, await fileOf(fresh));
      expect([drafts, rows]).toEqual([[], { rentals: 0, jobs: 0, kept: [] }]);
      expect(await seen(fresh)).toEqual(before.seen);
    });

    it('stays beside the sample: the file of the sample becomes drafts, and the rentals and jobs of the firm remain', async () => {
      const { rows } = await taken(fresh, await fileOf(fresh, `${PATH}/sample`));
      expect(rows).toEqual({ rentals: 0, jobs: 0, kept: ['rentals', 'jobs'] });
      expect((await owner.state()).content).toEqual(SAMPLE);
      expect(await seen(fresh)).toEqual(before.seen);
      await owner.discardAll();
    });

    it.each([
      [{ list: 'rentals', fields: { vehicleName: 'Crane' } }, 'Capacity is required.'],
      [{ list: 'rentals', fields: { ...CRANE, price: '5' } }, 'Unknown field: price.'],
      [{ list: 'rentals', fields: { ...CRANE, picture: 'p-0123456789ab' } }, 'The file is damaged: export it again.'],
      [{ list: 'jobs', fields: { ...JOB, fullDescription: '<script></script>' } }, 'Full description is required.'],
      [{ list: 'jobs', fields: JOB, createdAt: 'yesterday' }, 'The file is damaged: export it again.'],
    ])('is refused with the row %j', async (row, message) => {
      const made = contentFile({ lines: [{ ...ROW, ...row }] });
      const { body } = await fresh.asAdmin.post(PATH).set('Content-Type', MEDIA_TYPE).send(made).expect(400);
      expect(body).toMatchObject({ message });
    });
  });
});

describe('the sample content', () => {
  const app = useApp();
  let file: Buffer;
  beforeAll(async () => {
    await app.get(`${PATH}/sample`).expect(401);
    file = await fileOf(app, `${PATH}/sample`);
  });

  const empty = useApp();

  it('can be had again as a file, with its rentals and jobs in their order', async () => {
    const { drafts, rows } = await taken(empty, file);
    expect([drafts, rows]).toEqual([[], { rentals: SAMPLE_RENTALS.length, jobs: SAMPLE_JOBS.length, kept: [] }]);
    const names = (await read<Rental[]>(empty, rentals)).map(({ vehicleName }) => vehicleName);
    expect(names).toEqual(SAMPLE_RENTALS.map(({ vehicleName }) => vehicleName));
    const titles = (await read<Job[]>(empty, jobs)).map(({ title }) => title);
    expect(titles).toEqual(SAMPLE_JOBS.map(({ title }) => title).reverse());
  });
});
