import type { LibraryPicture, PicturePage, UnusedPictures } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { newPicture } from '../../testing/samples/pictures.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { PictureUses } from './picture-uses.ts';

const PATH = ENDPOINTS.pictures;
const NO_PICTURE = 'p-000000000000';

describe('the library of pictures', () => {
  const app = useApp();
  const { upload, get } = pictureCalls(app);
  const add = async (name?: string) => upload(await newPicture(), name);
  const page = async (query = '') => (await app.asAdmin.get(`${PATH}${query}`).expect(200)).body as PicturePage;
  const at = ({ _id }: LibraryPicture) => `${PATH}/${_id}`;

  describe('GET /admin/pictures', () => {
    it('lists the newest first, a page at a time', async () => {
      const added = [await add('1.jpg'), await add('2.jpg'), await add('3.jpg')];
      const first = await page('?limit=2');
      expect(first.items).toEqual([added[2], added[1]]);
      const second = await page(`?limit=2&cursor=${first.next}`);
      expect(second.items[0]).toEqual(added[0]);
    });

    it('ends with a page that names no other', async () => expect((await page()).next).toBeNull());

    it.each(firstOrAll(['limit=0', 'limit=201', 'limit=x', 'cursor=x', 'cursor=1&cursor=2', 'cursor=', 'page=2']))(
      'refuses %s',
      (query) => app.asAdmin.get(`${PATH}?${query}`).expect(400),
    );
  });

  describe('GET /admin/pictures/unused', () => {
    it('names those that neither content, nor a draft, nor a rental shows, but for those of the last day', async () => {
      const [used, lent, unused, fresh] = [await add(), await add(), await add(), await add()];
      await app.database.query(`UPDATE pictures SET created_at = now() - interval '2 days' WHERE id <> $1`, [
        fresh._id,
      ]);
      const editor = editorOf(app);
      await editor.set('home', ['slides', 0], { picture: used._id, alt: 'A bodega' });
      const rental = { vehicleName: 'Crane', weightLimit: '8 tons', picture: lent._id };
      await app.asAdmin.post(ENDPOINTS.rentals).send(rental).expect(201);
      const { body } = await app.asAdmin.get(`${PATH}/unused`).expect(200);
      const { ids } = body as UnusedPictures;
      expect(ids).toContain(unused._id);
      for (const { _id } of [used, lent, fresh]) expect(ids).not.toContain(_id);
    });
  });

  describe('GET /admin/pictures/:id/original', () => {
    it('gives the file back byte for byte, to be saved', async () => {
      const content = Buffer.concat([await newPicture(), Buffer.alloc(3 * 1024 * 1024, 'x')]);
      const picture = await upload(content, 'Bodega ñ.jpg');
      const { headers, body } = await app.asAdmin
        .get(`${at(picture)}/original`)
        .buffer(true)
        .expect(200);
      expect(content.equals(body)).toBe(true);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(content.length),
        'content-disposition': expect.stringMatching(/^attachment; filename=/),
        'content-security-policy': 'sandbox',
        'cache-control': 'no-store',
      });
    });

    it('answers HEAD with its size alone', async () => {
      const picture = await add();
      const { headers } = await app.asAdmin.head(`${at(picture)}/original`).expect(200);
      expect(headers['content-length']).toBe(String(picture.bytes));
    });

    it('is refused without the admin’s session', async () => app.get(`${at(await add())}/original`).expect(401));
  });

  describe('PATCH /admin/pictures/:id', () => {
    it('changes what it names and leaves the rest', async () => {
      const picture = await add('crane.jpg');
      const change = async (body: object) =>
        (await app.asAdmin.patch(at(picture)).send(body).expect(200)).body as unknown;
      expect(await change({ alt: ' A crane. ' })).toEqual({ ...picture, alt: 'A crane.' });
      expect(await change({ focus: { x: 0.25, y: 1 } })).toMatchObject({ alt: 'A crane.', focus: { x: 0.25, y: 1 } });
      expect(await change({ name: 'Crane 2.jpg', alt: '' })).toEqual({
        ...picture,
        name: 'Crane 2.jpg',
        focus: { x: 0.25, y: 1 },
      });
    });

    it.each(
      firstOrAll([
        [{}, 'Send at least one of name, alt and focus.', false],
        [{ name: ' ' }, 'The picture needs a name.', true],
        [{ name: null }, 'The picture needs a name.', true],
        [{ name: '../' }, 'The picture needs a name.', true],
        [{ name: 7 }, 'The name must be text.', true],
        [{ name: 'x'.repeat(256) }, 'The name must be at most 255 characters.', true],
        [{ alt: 'x'.repeat(301) }, 'The alternative text must be at most 300 characters.', true],
        [{ alt: null }, 'The alternative text must be text.', true],
        [{ focus: { x: 2, y: 0 } }, 'focus must have x and y, each a number from 0 to 1.', true],
        [{ focus: { x: '0', y: 0 } }, 'focus must have x and y, each a number from 0 to 1.', true],
        [{ focus: null }, 'focus must have x and y, each a number from 0 to 1.', true],
        [{ focus: { x: 0, y: 0, z: 0 } }, 'focus must have x and y, each a number from 0 to 1.', true],
        [{ width: 5 }, 'Unknown field: width.', true],
      ]),
    )('refuses %j', async (change, sentence, isList) => {
      const { body } = await app.asAdmin
        .patch(at(await add()))
        .send(change)
        .expect(400);
      expect(body).toEqual(problemBody(400, isList ? [sentence] : sentence));
    });
  });

  describe('DELETE /admin/pictures/:id', () => {
    it('takes a picture away with its files', async () => {
      const picture = await add();
      await app.asAdmin.delete(at(picture)).expect(204);
      expect((await page()).items).not.toContainEqual(picture);
      expect((await get(`${picture.base}-${picture.widths[0]}.avif`)).status).toBe(404);
      const left = `SELECT picture_id FROM picture_files WHERE picture_id = $1
        UNION ALL SELECT picture_id FROM picture_originals WHERE picture_id = $1`;
      expect(await app.database.query(left, [picture._id])).toEqual([]);
    });

    it('keeps one that is used, and says where', async () => {
      const picture = await add();
      app.nest.get(PictureUses).add({
        placesOf: (id) => Promise.resolve(id === picture._id ? ['Home, slide 2', 'Projects 2024, row 7'] : []),
        usedBy: () => Promise.resolve([picture._id]),
      });
      const { body } = await app.asAdmin.delete(at(picture)).expect(409);
      expect(body).toEqual(problemBody(409, ['The picture is still in use: Home, slide 2, Projects 2024, row 7.']));
      expect((await page()).items[0]).toEqual(picture);
    });

    thorough.it('lets the same file be uploaded again', async () => {
      const content = await newPicture();
      const { _id } = await upload(content);
      await app.asAdmin.delete(`${PATH}/${_id}`).expect(204);
      expect(await upload(content)).toMatchObject({ _id });
    });
  });

  it.each(['get', 'patch', 'delete'] as const)('knows no picture under an id that none has: %s', async (method) => {
    const [path, body] = [`${PATH}/${NO_PICTURE}${method === 'get' ? '/original' : ''}`, { alt: 'x' }];
    await (method === 'patch' ? app.asAdmin.patch(path).send(body) : app.asAdmin[method](path)).expect(404);
    const malformed = path.replace(NO_PICTURE, 'p-1');
    const answer = await (method === 'patch'
      ? app.asAdmin.patch(malformed).send(body)
      : app.asAdmin[method](malformed));
    expect(answer.body).toEqual(problemBody(400, 'The id in the address is not valid.'));
  });
});
