import type { LibraryPicture, SubmissionDetail } from '#shared/contract';
import type { ContentState, Release } from '#shared/content/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ENDPOINTS, UPLOAD_FIELD } from '#shared/endpoints';
import { type MadeAccount, makeAccount } from '../../testing/app/accounts.ts';
import { builtClient } from '../../testing/built/built-client.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { change, draftPath } from '../../testing/calls/editor-calls.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { newPicture } from '../../testing/samples/pictures.ts';

const { content: CONTENT, pictures: PICTURES } = ENDPOINTS;

const client = builtClient();
afterAll(() => client.remove());

describe('what an account beside the first one does has its name', () => {
  const app = useApp({ clientDir: client.path });
  const { add, detail } = inboxCalls(app);
  pictureCalls(app);
  let editor: MadeAccount;
  let sales: MadeAccount;
  beforeAll(async () => {
    editor = await makeAccount(app, 'editor');
    sales = await makeAccount(app, 'sales');
  });
  const state = async () => (await app.asAdmin.get(CONTENT).expect(200)).body as ContentState;
  const asEditor = (method: 'get' | 'patch' | 'put' | 'post', path: string) =>
    app[method](path).auth(editor.token, { type: 'bearer' });
  const rename = async (name: string) => {
    const { content } = await state();
    await asEditor('patch', draftPath('firm'))
      .send(change(['name'], content.firm.name, name))
      .expect(200);
  };

  it('a draft and its release', async () => {
    await rename('Another name');
    const { drafts } = await state();
    expect(drafts).toMatchObject([{ document: 'firm', by: editor.email }]);
    const revisions = { firm: drafts[0].revision };
    const { body } = await asEditor('post', `${CONTENT}/publish`).send({ revisions }).expect(200);
    expect((body as Release).by).toBe(editor.email);
  });

  it('drafts that were brought back, or put in the place of another', async () => {
    await asEditor('post', `${CONTENT}/releases/0/restore`).send({ revisions: {} }).expect(200);
    const { about } = (await state()).content;
    await asEditor('put', draftPath('about')).send({ body: about, revision: null }).expect(200);
    const by = (await state()).drafts.map((draft) => [draft.document, draft.by]);
    expect(by).toEqual(
      expect.arrayContaining([
        ['about', editor.email],
        ['firm', editor.email],
      ]),
    );
  });

  it('a picture', async () => {
    const call = asEditor('post', PICTURES).attach(UPLOAD_FIELD, await newPicture(), { filename: 'site.jpg' });
    const { _id } = (await call.expect(201)).body as LibraryPicture;
    const sql = 'SELECT created_by FROM pictures WHERE id = $1';
    expect(await app.database.query(sql, [_id])).toEqual([{ created_by: editor.email }]);
  });

  it.each([
    [
      'a reply',
      DESK_ENDPOINTS.replies,
      (id: string) => ({ ids: [id], subject: 'Hello', body: 'Good day.', handled: false }),
    ],
    ['the answer to a meeting', undefined, () => ({ action: 'decline', message: 'Sorry.' })],
  ])('%s', async (_what, path, body) => {
    const { id } = await add({ kind: 'quote' });
    const call = app.post(path ?? `${ENDPOINTS.submissions}/${id}/meeting`).auth(sales.token, { type: 'bearer' });
    expect((await call.send(body(id))).status).toBeLessThan(300);
    const { replies }: SubmissionDetail = await detail(id);
    expect(replies).toMatchObject([{ createdBy: sales.email }]);
  });
});
