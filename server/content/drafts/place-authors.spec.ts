import type { ContentChange, ContentState, DraftSaved, Release } from '#shared/content/contract';
import { byId, byName } from '#shared/content/entries';
import { SAMPLE } from '#shared/content/sample/sample';
import { ENDPOINTS } from '#shared/endpoints';
import { type MadeAccount, makeAccount } from '../../testing/app/accounts.ts';
import { draftPath, editorOf } from '../../testing/calls/editor-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

const OWNER = 'admin@eclar.example';
const { mission, vision } = SAMPLE.about;
const ROWS = ['periods', byName('2024'), 'completed'];
const { completed } = SAMPLE.projects.periods.find(({ name }) => name === '2024')!;

describe('who wrote a place of a draft', () => {
  const app = useApp();
  const owner = editorOf(app);
  let editor: MadeAccount;
  beforeAll(async () => (editor = await makeAccount(app, 'editor')));
  afterEach(() => owner.discardAll());

  const path = draftPath('about');
  const saveAsEditor = async (url: string, ...changes: ContentChange[]) =>
    (await app.patch(url).auth(editor.token, { type: 'bearer' }).send({ changes }).expect(200)).body as DraftSaved;
  const save = (...changes: ContentChange[]) => owner.save(path, { changes });

  it('is named where both have changed it, whoever saved the draft last', async () => {
    await saveAsEditor(path, { path: ['mission'], before: mission, value: 'Theirs' });
    await save({ path: ['vision'], before: vision, value: 'Mine' });
    const { conflicts } = await save({ path: ['mission'], before: mission, value: 'Mine' });
    expect(conflicts).toEqual([
      { path: ['mission'], theirs: 'Theirs', by: editor.email, at: expect.any(String) as string },
    ]);
  });

  it('is named of a field in an entry that was added or written as a whole', async () => {
    const url = draftPath('projects');
    const row = { ...completed[0], id: 900_000, project: 'Bridge' };
    await saveAsEditor(url, { path: [...ROWS, byId(row.id)], value: row });
    const name = [...ROWS, byId(row.id), 'project'];
    const { conflicts } = await owner.save(url, { changes: [{ path: name, before: 'Dam', value: 'Weir' }] });
    expect(conflicts).toMatchObject([{ path: name, theirs: 'Bridge', by: editor.email }]);
  });

  it('is named of one cell among hundreds of rows that another one has pasted', async () => {
    const url = draftPath('projects');
    const cell = [...ROWS, byId(completed[0].id), 'project'];
    await saveAsEditor(url, { path: cell, before: completed[0].project, value: 'Theirs' });
    const rows = Array.from({ length: 300 }, (_, at) => ({ ...completed[0], id: 900_000 + at }));
    await owner.save(url, { changes: rows.map((value) => ({ path: [...ROWS, byId(value.id)], value })) });
    const mine = { before: completed[0].project, value: 'Mine' };
    expect((await owner.save(url, { changes: [{ path: cell, ...mine }] })).conflicts).toMatchObject([
      { by: editor.email },
    ]);
    const pasted = [...ROWS, byId(900_007), 'project'];
    expect((await saveAsEditor(url, { path: pasted, before: 'Dam', value: 'Weir' })).conflicts).toMatchObject([
      { by: OWNER },
    ]);
    const [{ authors }] = await app.database.query<{ authors: object }>('SELECT authors FROM content_drafts');
    expect(Object.keys(authors).length).toBeLessThan(5);
  });

  it('is told of each draft, and of each release', async () => {
    await saveAsEditor(path, { path: ['mission'], before: mission, value: 'Theirs' });
    await save({ path: ['vision'], before: vision, value: 'Mine' });
    const { drafts } = await owner.state();
    expect(drafts).toMatchObject([{ document: 'about', by: OWNER, authors: [editor.email, OWNER] }]);
    const release = await owner.published();
    expect(release).toMatchObject({ by: OWNER, authors: [editor.email, OWNER] });
    const { body } = await app.asAdmin.get(`${ENDPOINTS.content}/releases`).expect(200);
    expect((body as { releases: Release[] }).releases[0].authors).toEqual([editor.email, OWNER]);
  });

  it('is told with the words that somebody else has written over, in full and for good', async () => {
    const { content } = await owner.state();
    const before = content.about.mission;
    const theirs = `Theirs. ${'We build what lasts. '.repeat(20)}`.trim();
    await saveAsEditor(path, { path: ['mission'], before, value: theirs });
    await save({ path: ['mission'], before: theirs, value: 'Mine' });
    await save({ path: ['mission'], before: 'Mine', value: 'Mine.' });
    const told = `About the company › Mission: changed from "${before}" to "Mine.". Replaced the unpublished "${theirs}".`;
    const { drafts } = await owner.state();
    expect(drafts[0].changes).toEqual([{ text: told, count: 1, by: [OWNER] }]);
    expect((await owner.published()).summary).toEqual([told]);
  });

  it('is whoever put a whole draft there', async () => {
    const { body } = await app.asAdmin.get(ENDPOINTS.content).expect(200);
    const { about } = (body as ContentState).content;
    await app.asAdmin
      .put(path)
      .send({ body: { ...about, history: ['Other'] }, revision: null })
      .expect(200);
    const { conflicts } = await saveAsEditor(path, { path: ['mission'], before: 'Seen before', value: 'Mine' });
    expect(conflicts).toMatchObject([{ path: ['mission'], by: OWNER }]);
  });
});
