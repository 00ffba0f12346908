import type { Test as HttpRequest } from 'supertest';
import type { ContentChange, ContentState, Release, ReleasePage, WholeDraft } from '#shared/content/contract';
import type { DocumentName } from '#shared/content/documents';
import { byId, byName } from '#shared/content/entries';
import { SCHEMA_VERSIONS } from '#shared/content/upgraded';
import { SAMPLE } from '#shared/content/sample/sample';
import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { type MadeAccount, makeAccount } from '../../testing/app/accounts.ts';
import { AUTHOR, change, draftPath, editorOf } from '../../testing/calls/editor-calls.ts';
import { until } from '../../testing/app/until.ts';
import { type SpecApp, useApp } from '../../testing/app/use-app.ts';

const FIRM = draftPath('firm');

/** Whether so many statements wait for a lock. */
async function waiting({ database }: SpecApp, count: number): Promise<boolean> {
  const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await database.query(sql)).length === count;
}

describe('a draft that is saved while somebody publishes', () => {
  const one = useApp();
  const other = useApp({ replicaOf: one });
  const publisher = editorOf(one);
  const colleague = editorOf(other);
  afterEach(() => publisher.discardAll());

  const publish = (revision: number) =>
    one.asAdmin.post(`${ENDPOINTS.content}/publish`).send({ revisions: { firm: revision } });
  const legalName = async () => (await publisher.state()).content.firm.legalName;
  const isSaved = async (from: string, to: string) => {
    const { status, body } = await other.asAdmin.patch(FIRM).send(change(['legalName'], from, to));
    return status === 200 && (body as { conflicts: unknown[] }).conflicts.length === 0;
  };

  /** Saves again and again until the release is answered. @returns the last acknowledged value */
  async function saveMeanwhile(publishing: Promise<unknown>, last: string): Promise<string> {
    let isOver = false;
    void publishing.then(() => (isOver = true));
    for (let save = 0; !isOver; save++) {
      const next = `${last} ${save}`.slice(0, 100);
      if (await isSaved(last, next)) last = next;
    }
    return last;
  }

  it('is in the release or still a draft', async () => {
    const { revision } = await publisher.rename('Before the save');
    const before = await legalName();
    const release = await one.database.hold('LOCK TABLE content_versions IN SHARE MODE');
    const publishing = publish(revision).then(({ status }) => status);
    await until(() => waiting(one, 1));
    let isAnswered = false;
    const saving = isSaved(before, 'Saved meanwhile').finally(() => (isAnswered = true));
    await until(async () => isAnswered || (await waiting(one, 2)));
    await release();
    expect(await publishing).toBe(200);
    expect(await saving).toBe(true);
    expect(await legalName()).toBe('Saved meanwhile');
  });

  it('is never lost in many rounds of two editors', async () => {
    const lost: string[] = [];
    for (
      let round = 0;
      round < Number(process.env.PUBLISHING_ROUNDS ?? (process.env.TEST_ALL === '0' ? 5 : 20));
      round++
    ) {
      const { revision } = await publisher.rename(`Round ${round}`);
      const acknowledged = await saveMeanwhile(publish(revision).then(), await legalName());
      if ((await legalName()) !== acknowledged) lost.push(acknowledged);
      await colleague.discardAll();
    }
    expect(lost).toEqual([]);
  });
});

describe('what one person has written', () => {
  const app = useApp();
  const owner = editorOf(app);
  let editor: MadeAccount;
  beforeAll(async () => (editor = await makeAccount(app, 'editor')));
  afterEach(() => owner.discardAll());

  const saveAsEditor = (document: DocumentName, ...changes: ContentChange[]) =>
    app.patch(draftPath(document)).auth(editor.token, { type: 'bearer' }).send({ changes }).expect(200);
  const publish = async (by: string, status = 200) => {
    const { drafts } = await owner.state();
    const revisions = Object.fromEntries(drafts.map(({ document, revision }) => [document, revision]));
    const { body } = await app.asAdmin.post(`${ENDPOINTS.content}/publish`).send({ revisions, by }).expect(status);
    return body as Release;
  };
  const published = async (document: DocumentName) => {
    const { drafts } = await owner.state();
    const draft = drafts.find((one) => one.document === document);
    const whole = draft && (await app.asAdmin.delete(`${draftPath(document)}?revision=${draft.revision}`).expect(200));
    const { content } = await owner.state();
    if (whole) {
      const { body } = whole.body as WholeDraft;
      await app.asAdmin.put(draftPath(document)).send({ body, revision: null }).expect(200);
    }
    return content;
  };

  it('is told beside each change, and published without what others have written in the same documents', async () => {
    const { mission, vision } = (await owner.state()).content.about;
    await saveAsEditor('about', { path: ['mission'], before: mission, value: 'The mission of the editor' });
    await owner.set('about', ['vision'], 'The vision of the owner');
    await owner.set('home', ['banner'], 'The banner of the owner');
    const { drafts } = await owner.state();
    const signed = drafts.flatMap(({ changes }) => changes).map(({ text, by }) => [text.split(':')[0], ...by]);
    expect(signed).toEqual([
      ['About the company › Mission', editor.email],
      ['About the company › Vision', AUTHOR.by],
      ['Home page › Banner', AUTHOR.by],
    ]);
    const release = await publish(editor.email);
    expect(release).toMatchObject({ by: AUTHOR.by, authors: [editor.email] });
    expect(release.summary).toEqual([expect.stringContaining('"The mission of the editor"')]);
    const left = (await owner.state()).drafts;
    expect(left.map(({ document, by, authors }) => [document, by, ...authors])).toEqual([
      ['about', AUTHOR.by, AUTHOR.by],
      ['home', AUTHOR.by, AUTHOR.by],
    ]);
    expect(left.flatMap(({ changes }) => changes)).toHaveLength(2);
    const { about } = await published('about');
    expect(about).toMatchObject({ mission: 'The mission of the editor', vision });
    expect((await owner.published()).summary).toHaveLength(2);
    expect((await owner.state()).content.about).toMatchObject({
      mission: 'The mission of the editor',
      vision: 'The vision of the owner',
    });
  });

  it('leaves no draft where nobody else has written, and the drafts of others as they are', async () => {
    const { vision } = (await owner.state()).content.about;
    await owner.set('home', ['banner'], 'The banner of the owner');
    const untouched = (await owner.state()).drafts;
    await saveAsEditor('about', { path: ['vision'], before: vision, value: 'The vision of the editor' });
    await publish(editor.email);
    expect((await owner.state()).drafts).toEqual(untouched);
  });

  it('is published although what others have begun keeps the whole from it', async () => {
    const { mission } = (await owner.state()).content.about;
    await saveAsEditor('about', { path: ['mission'], before: mission, value: 'Whole again' });
    await owner.set('about', ['vision'], '');
    expect((await owner.publish()).status).toBe(400);
    await publish(editor.email);
    expect((await published('about')).about.mission).toBe('Whole again');
  });

  it('is published of entries that are added, changed, moved and removed, each where it stands', async () => {
    const { periods } = (await owner.state()).content.projects;
    const { completed } = periods.find(({ name }) => name === '2024')!;
    const rows = ['periods', byName('2024'), 'completed'];
    const [first, second, third] = completed;
    const row = { ...first, id: 900_001, project: 'A bridge of the editor' };
    await owner.save(draftPath('projects'), {
      changes: [
        { path: [...rows, byId(900_002)], value: { ...row, id: 900_002, project: 'A dam of the owner' }, after: null },
        { path: [...rows, byId(third.id), 'project'], before: third.project, value: 'Renamed by the owner' },
      ],
    });
    await saveAsEditor(
      'projects',
      { path: [...rows, byId(row.id)], value: row, after: byId(first.id) },
      { path: [...rows, byId(second.id)], before: second },
      { path: [...rows, byId(first.id), 'location'], before: first.location, value: 'Cebu' },
    );
    await publish(editor.email);
    const { projects } = await published('projects');
    const now = projects.periods.find(({ name }) => name === '2024')!.completed;
    expect(now).toEqual([{ ...first, location: 'Cebu' }, row, ...completed.slice(2)]);
  });

  it('is nothing of somebody who has written nothing', async () => {
    await owner.set('home', ['banner'], 'The banner of the owner');
    await publish(editor.email, 400);
    expect((await owner.state()).drafts).toHaveLength(1);
  });
});

describe('drafts that the editor has not seen', () => {
  const app = useApp();
  const editor = editorOf(app);
  afterEach(() => editor.discardAll());

  const CONTENT = ENDPOINTS.content;
  const HOME = draftPath('home');
  const discard = (path: string, revision: number) => app.asAdmin.delete(`${path}?revision=${revision}`);
  const saidOf = (body: unknown) => body as { message: string; state: ContentState };

  /** @returns the content as the refusal shows it */
  async function refused(call: HttpRequest): Promise<ContentState> {
    const { message, state } = saidOf((await call.expect(409)).body);
    expect(message).toBe('Someone else has changed a draft. Review the current version and try again.');
    expect(state).toEqual(await editor.state());
    return state;
  }

  it('never have a revision that another had before', async () => {
    const seen = await editor.rename('Whole');
    await discard(FIRM, seen.revision).expect(200);
    const half = await editor.rename('Half a sent');
    expect(half.revision).toBeGreaterThan(seen.revision);
    const revisions = { firm: seen.revision };
    const { content } = await refused(app.asAdmin.post(`${CONTENT}/publish`).send({ revisions }));
    expect(content.firm.name).toBe('Half a sent');
  });

  const publish = async (revisions: object) =>
    (await app.asAdmin.post(`${CONTENT}/publish`).send({ revisions }).expect(200)).body as Release;

  it('stay drafts when those that were seen are published', async () => {
    const { revision } = await editor.rename('Mine');
    await editor.set('about', ['vision'], 'Theirs');
    const { summary } = await publish({ firm: revision });
    expect(summary.filter((sentence) => !sentence.startsWith('Company ›'))).toEqual([]);
    const { content, drafts } = await editor.state();
    expect(drafts.map(({ document }) => document)).toEqual(['about']);
    expect(content).toMatchObject({ firm: { name: 'Mine' }, about: { vision: 'Theirs' } });
  });

  thorough.it(
    'are published by another one who has seen the rest, too, which somebody has published meanwhile',
    async () => {
      const firm = (await editor.rename('One of two')).revision;
      const about = (await editor.set('about', ['vision'], 'Two of two')).revision;
      const first = await publish({ firm });
      await editor.rename('Begun anew');
      const second = await publish({ firm, about });
      expect(second.id).toBe(first.id + 1);
      expect(second.summary).toEqual([expect.stringContaining('"Two of two"')]);
      expect((await editor.state()).drafts.map(({ document }) => document)).toEqual(['firm']);
      expect(await publish({ firm, about })).toEqual(second);
      expect(await publish({ firm })).toEqual(first);
    },
  );

  thorough.it('are not discarded', async () => {
    const { revision } = await editor.rename('Mine');
    await editor.rename('Theirs');
    expect((await refused(discard(FIRM, revision))).content.firm.name).toBe('Theirs');
  });

  thorough.it('are not replaced by one that comes back', async () => {
    const { revision } = await editor.rename('Mine');
    const { body } = (await discard(FIRM, revision).expect(200)).body as WholeDraft;
    const theirs = await editor.rename('Theirs');
    const put = (seen: number | null) => app.asAdmin.put(FIRM).send({ body, revision: seen });
    expect((await refused(put(null))).content.firm.name).toBe('Theirs');
    await refused(put(revision));
    await put(theirs.revision).expect(200);
    expect((await editor.state()).content.firm.name).toBe('Mine');
  });

  thorough.it('are not replaced by a release that comes back', async () => {
    const { banner } = await editor.state().then(({ content }) => content.home);
    await editor.set('home', ['banner'], 'Published');
    await editor.published();
    const { revision } = await editor.set('home', ['banner'], 'Theirs');
    const restore = (revisions: object) => app.asAdmin.post(`${CONTENT}/releases/0/restore`).send({ revisions });
    expect((await refused(restore({}))).content.home.banner).toBe('Theirs');
    await restore({ home: revision }).expect(200);
    expect((await editor.state()).content.home.banner).toBe(banner);
  });

  it.each([
    ['a draft is discarded', () => app.asAdmin.delete(HOME)],
    ['a draft is discarded at no number', () => app.asAdmin.delete(`${HOME}?revision=x`)],
    ['a draft is replaced', () => app.asAdmin.put(HOME).send({ body: SAMPLE.home })],
    ['a release comes back', () => app.asAdmin.post(`${CONTENT}/releases/0/restore`).send({})],
  ])('are refused without a revision when %s', async (_what, call) => {
    expect((await call().expect(400)).body).toMatchObject({ message: expect.stringMatching(/revision/) });
  });

  it('begin with what was published while they began', async () => {
    const release = await app.database.hold('LOCK TABLE content_drafts IN SHARE MODE');
    const saving = app.asAdmin.patch(HOME).send(change(['banner'], SAMPLE.home.banner, 'Saved meanwhile'));
    const saved = saving.then(({ status }) => status);
    await until(() => waiting(app, 1));
    await app.database.query(`INSERT INTO content_releases (id, by_name, summary) VALUES (1000, '', '{}')`);
    await app.database.query(`INSERT INTO content_versions VALUES (1000, 'home', $1, $2)`, [
      SCHEMA_VERSIONS.home,
      { ...SAMPLE.home, slides: [] },
    ]);
    await release();
    expect(await saved).toBe(200);
    expect((await editor.state()).content.home).toMatchObject({ banner: 'Saved meanwhile', slides: [] });
  });
});

describe('the version history', () => {
  const app = useApp();
  const RELEASES = `${ENDPOINTS.content}/releases`;
  const page = async (query = '') => (await app.asAdmin.get(RELEASES + query).expect(200)).body as ReleasePage;
  const publishMany = (from: number, to: number) =>
    app.database.query(
      `INSERT INTO content_releases (id, by_name, summary) SELECT n, 'Rosa', '{Name}' FROM generate_series($1::int, $2::int) n`,
      [from, to],
    );

  it('comes fifty at a time, newest first', async () => {
    await publishMany(1, 50);
    const whole = await page();
    expect([whole.releases.length, whole.next]).toEqual([50, null]);
    await publishMany(51, 51);
    const { releases, next } = await page();
    expect(releases.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 51 - index));
    expect(next).toBe(2);
    expect(await page(`?before=${next}`)).toMatchObject({
      releases: [{ id: 1, by: 'Rosa', summary: ['Name'] }],
      next: null,
    });
  });

  it('brings no release back that there is none of', async () => {
    await app.asAdmin.post(`${RELEASES}/999/restore`).send({ revisions: {} }).expect(404);
  });
});
