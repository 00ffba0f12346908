import { gzipSync } from 'node:zlib';
import { SAMPLE } from '#shared/content/sample/sample';
import { ENDPOINTS } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { useApp } from '../../testing/app/use-app.ts';
import { draftPath, editorOf } from '../../testing/calls/editor-calls.ts';
import { contentFile } from '../../testing/samples/content-file.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';

const PROJECTS = draftPath('projects');
const { entries } = LIMITS.contentJson;
const TOO_MANY_FIELDS = 'The body has more fields than any form.';
const TOO_LARGE = 'This document is too large to be saved.';

const rows = (count: number, project = 'Bridge', more = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    ...{ project, location: null, client: null, cost: null, picture: null, ...more },
  }));
const period = (name: string, completed: object[]) => ({ name, clients: true, completed, subcontracted: [] });

describe('a draft that is more than a site needs', () => {
  const app = useApp();
  const editor = editorOf(app);
  afterEach(() => editor.discardAll());

  const put = (periods: object[]) => app.asAdmin.put(PROJECTS).send({ body: { periods }, revision: null });
  const patch = (changes: object[]) => app.asAdmin.patch(PROJECTS).send({ changes });

  it('is answered with each conflict once, however often its place is named', async () => {
    const { body } = await patch(Array.from({ length: 1500 }, () => ({ path: ['periods'], value: [] }))).expect(200);
    expect(body).toMatchObject({ conflicts: [{ path: ['periods'], theirs: SAMPLE.projects.periods }] });
  });

  it('is refused with the other people’s work once that is more than an answer holds', async () => {
    await put(['2021', '2022'].map((name) => period(name, rows(2500, 'x'.repeat(300))))).expect(200);
    const places = [['periods'], ['periods', 0], ['periods', 0, 'completed'], ['periods', 'name=2021', 'completed']];
    const answer = await patch(places.map((path) => ({ path, before: {}, value: [] }))).expect(413);
    expect(answer.body).toMatchObject({
      message: 'Someone else has changed too much of this. Reload the page.',
    });
  });

  it('is refused with more changes than one call saves', async () => {
    const change = { path: ['publicClients'], value: [] };
    const answer = await patch(Array.from({ length: LIMITS.contentChanges + 1 }, () => change)).expect(400);
    expect(answer.body).toMatchObject({ message: 'Send at most 3000 changes at once.' });
  });

  it('is refused with more problems than anybody would read', async () => {
    const answer = await put([period('2021', rows(LIMITS.contentProblems + 1, ''))]).expect(400);
    expect(answer.body).toMatchObject({
      message: expect.stringMatching(/^This document has more than 3000 problems\./),
    });
  });

  it('is refused when its entries are none, in a sentence that stays short', async () => {
    await put([{}, {}]).expect(400);
    const answer = await put([{ ...period('2021', []), ['x'.repeat(100_000)]: 1 }]).expect(400);
    expect(JSON.stringify(answer.body).length).toBeLessThan(2000);
  });

  it('is taken with 10,000 projects', () =>
    put(
      ['2021', '2022', '2023', '2024'].map((name) => period(name, rows(2500, 'Concreting of a road in Tarlac'))),
    ).expect(200));

  it.each([
    ['entries', `[${'0,'.repeat(entries)}0]`],
    ['texts that look like entries', `["${'[,'.repeat(1000)}",${'0,'.repeat(entries)}0]`],
    ['entries that are no JSON', '[1,'.repeat(10) + '0,'.repeat(entries)],
  ])('is refused before it is parsed with too many %s', async (_what, periods) => {
    const body = `{"body":{"periods":${periods}}}`;
    const answer = await app.asAdmin.put(PROJECTS).set('Content-Type', 'application/json').send(body);
    expect(answer.body).toEqual(problemBody(400, TOO_MANY_FIELDS));
  });

  it('is refused in another encoding than UTF-8, in which its bytes say something else', () =>
    app.asAdmin
      .put(PROJECTS)
      .set('Content-Type', 'application/json; charset=utf-16')
      .send(Buffer.from('\ufeff{"body":{"periods":[]}}', 'utf16le'))
      .expect(400));

  it.each([
    ['one line that is longer than any document', `"${'x'.repeat(9_000_000)}"`, 413, TOO_LARGE],
    ['more entries than any document', `[${'{},'.repeat(entries)}{}]`, 400, TOO_MANY_FIELDS],
    ['lists in lists', '['.repeat(1_000_000) + ']'.repeat(1_000_000), 400, 'The body is nested too deeply.'],
  ])('is refused in a file with %s', async (_what, periods, status, sentence) => {
    const line = `{"document":"projects","schema":1,"body":{"periods":${periods}}}\n`;
    const file = gzipSync(`{"format":"eclar-content","version":2}\n${line}`);
    const answer = await app.asAdmin.post(ENDPOINTS.contentFile).set('Content-Type', 'application/gzip').send(file);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: sentence });
  });

  it('does not stand in the way of a usual file', () =>
    app.asAdmin.post(ENDPOINTS.contentFile).set('Content-Type', 'application/gzip').send(contentFile()).expect(200));
});
