import { Client } from 'pg';
import type { LibraryPicture, PicturePlaces } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { builtClient } from '../../testing/built/built-client.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { newPicture, pictureAs } from '../../testing/samples/pictures.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';

const GONE = 'The picture “A crane” is no longer in the library.';

/** Statements of this database that wait for a lock. */
const WAITING = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

const client = builtClient();
afterAll(() => client.remove());

describe('an uploaded picture in a page', () => {
  const app = useApp({ clientDir: client.path });
  const { upload } = pictureCalls(app);
  const editor = editorOf(app);
  afterEach(() => editor.discardAll());

  const add = async () => upload(await newPicture());
  const use = ({ _id }: LibraryPicture, alt = 'A crane') => ({ picture: _id, alt });
  const home = async () => (await app.at('/').expect(200)).text;
  const remove = ({ _id }: LibraryPicture, status: number) =>
    app.asAdmin.delete(`${ENDPOINTS.pictures}/${_id}`).expect(status);

  it('is shown once it is published', async () => {
    const picture = await add();
    await editor.set('home', ['slides', 1], use(picture));
    await editor.published();
    expect(await home()).toContain(`<img src="${picture.base}" alt="A crane">`);
  });

  thorough.it('is given to social networks in the encoding that is next to 1200 px wide', async () => {
    const picture = await upload(await pictureAs('jpeg', 1600, 800));
    await editor.set('pages', ['share'], use(picture));
    await editor.published();
    expect(await home()).toContain(`shared ${picture.base}-1040.jpeg 1040 x 520`);
  });

  thorough.it('keeps a draft from being published once it was deleted, and says where', async () => {
    const picture = await add();
    await remove(picture, 204);
    const problem = { document: 'home', path: ['slides', 0, 'picture'], message: GONE };
    expect((await editor.set('home', ['slides', 0], use(picture))).problems).toEqual([problem]);
    expect((await editor.state()).drafts[0].problems).toEqual([problem]);
    const { status, body } = await editor.publish();
    expect([status, body]).toEqual([400, problemBody(400, [GONE])]);
  });

  it('is a problem too when neither the library nor the program has one of that name', async () => {
    const { problems } = await editor.set('home', ['slides', 0], { picture: 'hero-99', alt: 'A crane' });
    expect(problems.map(({ message }) => message)).toEqual([GONE]);
  });

  it('is asked for once where none was chosen, before its description', async () => {
    const { problems } = await editor.set('home', ['slides', 0], { picture: '', alt: '' });
    expect(problems.map(({ message }) => message)).toEqual(['Choose a picture.']);
  });

  it('is told where it is used, in what visitors see and in drafts', async () => {
    const picture = await add();
    const places = async () =>
      (await app.asAdmin.get(`${ENDPOINTS.pictures}/${picture._id}/places`).expect(200)).body as PicturePlaces;
    expect(await places()).toEqual({ places: [] });
    await editor.set('home', ['slides', 3], use(picture));
    expect(await places()).toEqual({ places: ['Home page › Slides › slide 4 (draft)'] });
    await editor.published();
    expect(await places()).toEqual({ places: ['Home page › Slides › slide 4'] });
  });

  it('cannot be deleted while a draft shows it', async () => {
    const picture = await add();
    await editor.set('home', ['slides', 2], use(picture));
    const { body } = await remove(picture, 409);
    const sentence = 'The picture is still in use: Home page › Slides › slide 3 (draft).';
    expect(body).toEqual(problemBody(409, [sentence]));
    await editor.discardAll();
    await remove(picture, 204);
  });

  it('cannot be deleted while visitors see it, and every place is named once', async () => {
    const picture = await add();
    const row = ['periods', 1, 'completed', 0];
    await editor.set('projects', [...row, 'project'], 'A new bodega');
    await editor.set('projects', [...row, 'picture'], use(picture));
    await editor.published();
    await editor.set('projects', [...row, 'location'], 'Elsewhere');
    const { body } = await remove(picture, 409);
    expect((body as { message: string }).message).toBe(
      'The picture is still in use: Projects › Periods › “2006” › Completed projects › “A new bodega” › Picture.',
    );
  });
});

thorough.describe('a release that shows an uploaded picture', () => {
  const app = useApp({ clientDir: client.path });
  const { upload } = pictureCalls(app);
  const editor = editorOf(app);

  it('waits for a deletion of it that was begun, and is refused after it', async () => {
    const picture = await upload(await newPicture());
    await editor.set('home', ['slides', 0], { picture: picture._id, alt: 'A crane' });
    const deleting = new Client({ connectionString: app.database.url });
    await deleting.connect();
    await deleting.query('BEGIN');
    await deleting.query('DELETE FROM pictures WHERE id = $1', [picture._id]);
    const publication = editor.publish().then(({ status, body }) => [status, body as unknown]);
    await until(async () => (await app.database.query(WAITING)).length > 0);
    await deleting.query('COMMIT');
    expect(await publication).toEqual([400, problemBody(400, [GONE])]);
    await deleting.end();
  });
});
