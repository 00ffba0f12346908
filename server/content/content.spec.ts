import { type Release, SAMPLE_ITEMS, type WholeDraft } from '#shared/content/contract';
import { SAMPLE } from '#shared/content/sample/sample';
import { byId } from '#shared/content/entries';
import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { builtClient } from '../testing/built/built-client.ts';
import { AUTHOR, change, draftPath, editorOf } from '../testing/calls/editor-calls.ts';
import { isInMemory } from '../testing/samples/job-list.ts';
import { until } from '../testing/app/until.ts';
import { type SpecApp, useApp } from '../testing/app/use-app.ts';

const CONTENT = ENDPOINTS.content;
const FIRM = draftPath('firm');

const client = builtClient();
afterAll(() => client.remove());

describe('a draft', () => {
  const app = useApp({ clientDir: client.path });
  const editor = editorOf(app);
  afterEach(() => editor.discardAll());

  it('is none at first: the content is that of the repository', async () => {
    expect(await editor.state()).toEqual({
      release: 0,
      content: SAMPLE,
      drafts: [],
      addresses: SAMPLE.services.services.map(({ id, path }) => ({ id, path })),
      isSample: true,
      sampleLeft: SAMPLE_ITEMS,
      expiring: [],
    });
  });

  it('is saved as it is typed, with who and when, and visitors see nothing of it', async () => {
    const saved = await editor.rename('Gerona Builders');
    expect(saved).toMatchObject({
      document: 'firm',
      by: 'admin@eclar.example',
      problems: [],
      conflicts: [],
    });
    expect((await editor.rename('Gerona Works')).revision).toBeGreaterThan(saved.revision);
    const { content, drafts } = await editor.state();
    expect(content).toEqual({ ...SAMPLE, firm: { ...SAMPLE.firm, name: 'Gerona Works' } });
    const text = 'Company › Company name: changed from "ECLAR Builders" to "Gerona Works".';
    expect(drafts[0].changes).toEqual([{ text, count: 1, by: ['admin@eclar.example'] }]);
    expect((await app.at('/').expect(200)).text).not.toContain('Gerona');
  });

  it('adds an entry at the end of a list, and removes one', async () => {
    const [phone, other] = ['(045) 123 4567', '+63 917 123 4567'].map((number, at) => ({
      id: `e_${at}`,
      label: '',
      number,
    }));
    await editor.save(FIRM, {
      changes: [
        { path: ['phones', 0], value: phone },
        { path: ['phones', 1], value: other },
      ],
    });
    await editor.save(FIRM, { changes: [{ path: ['phones', 0], before: phone }] });
    expect((await editor.state()).content.firm.phones).toEqual([other]);
  });

  it('keeps what is missing or too long, and says what is wrong with it where', async () => {
    const { problems } = await editor.rename('');
    expect(problems).toEqual([{ document: 'firm', path: ['name'], message: 'Company name is required.' }]);
    const { problems: tooLong } = await editor.rename('x'.repeat(61));
    expect(tooLong.map(({ message }) => message)).toEqual(['Company name must be at most 60 characters.']);
  });

  it.each([
    [
      'a link that is no https, mailto or tel',
      ['social', byId(SAMPLE.firm.social[0].id!), 'url'],
      'https://www.facebook.com/',
      'javascript:alert(1)',
      'Link must begin with https://, mailto: or tel:.',
    ],
    [
      'a colour that cannot be read',
      ['colours', 'accent'],
      '#f3b61f',
      '#12263b',
      /^The contrast of these colors is too low/,
    ],
    [
      'a day that no calendar has',
      ['accreditedSince'],
      '2006-01-24',
      '2006-02-30',
      'Accredited since must be a date such as 2026-01-24.',
    ],
    [
      'a placeholder that there is none',
      ['name'],
      'ECLAR Builders',
      'The {company}',
      /^There is no placeholder \{company\}/,
    ],
  ])('tells of %s', async (_what, path, before, value, message) => {
    const { problems } = await editor.save(FIRM, change(path, before, value));
    expect(problems.map((problem) => problem.message)).toEqual([
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  it.each([
    ['a key that the document has not', change(['motto'], undefined, 'x'), 'There is no place motto in this document.'],
    ['a list where a text stands', change(['name'], 'ECLAR Builders', []), 'name: Company name is required.'],
    [
      'a place in an entry beyond the end of a list',
      change(['phones', 7, 'label'], undefined, 'Office'),
      'There is no place phones.7.label in this document.',
    ],
    [
      'the prototype of a list',
      change(['phones', '__proto__', 'x'], undefined, 1),
      'There is no place phones.__proto__.x in this document.',
    ],
    ['no path', change([], undefined, {}), 'There is no place  in this document.'],
    ['something that is no list', { changes: 'x' }, 'Send changes as a list, each with a path of names and numbers.'],
  ])('refuses %s', async (_what, body, message) => {
    expect((await app.asAdmin.patch(FIRM).send(body).expect(400)).body).toMatchObject({ message });
    expect((await editor.state()).drafts.filter(({ revision }) => revision > 0)).toEqual([]);
  });

  it('is a 404 for a document that there is none', () =>
    app.asAdmin
      .patch(`${CONTENT}/drafts/motto`)
      .send(change(['x'], 1, 2))
      .expect(404));

  it('merges what two editors change in different places, and tells of the same place without losing either', async () => {
    await editor.rename('Mine');
    const theirs = await editor.save(FIRM, {
      changes: [
        { path: ['name'], before: 'ECLAR Builders', value: 'Theirs' },
        { path: ['legalName'], before: SAMPLE.firm.legalName, value: 'Theirs, Inc.' },
      ],
    });
    expect(theirs.conflicts).toEqual([{ path: ['name'], theirs: 'Mine', ...AUTHOR }]);
    expect((await editor.state()).content.firm).toMatchObject({ name: 'Mine', legalName: 'Theirs, Inc.' });
  });

  it('is thrown away, and brought back', async () => {
    const { revision } = await editor.rename('Gone');
    const { body } = await app.asAdmin.delete(`${FIRM}?revision=${revision}`).expect(200);
    expect((await editor.state()).drafts).toEqual([]);
    await app.asAdmin.delete(`${FIRM}?revision=${revision}`).expect(404);
    await app.asAdmin
      .put(FIRM)
      .send({ body: (body as WholeDraft).body, revision: null })
      .expect(200);
    expect((await editor.state()).content.firm.name).toBe('Gone');
  });
});

describe('a draft of an older schema', () => {
  const app = useApp();
  const editor = editorOf(app);

  it('is judged, shown and given back as one of today', async () => {
    const { revision } = await editor.set('home', ['banner'], 'Older');
    await app.database.query(`UPDATE content_drafts SET schema = 1, body = body - 'work'`);
    const { drafts, content } = await editor.state();
    expect(drafts).toMatchObject([{ document: 'home', problems: [] }]);
    expect(content.home).toMatchObject({ banner: 'Older', work: SAMPLE.home.work });
    const { body } = await app.asAdmin.delete(`${draftPath('home')}?revision=${revision}`).expect(200);
    expect((body as WholeDraft).body).toEqual(content.home);
    const back = { body: (body as WholeDraft).body, revision: null };
    expect((await app.asAdmin.put(draftPath('home')).send(back).expect(200)).body).toMatchObject({ problems: [] });
  });
});

describe('the pictures of the repository', () => {
  const app = useApp({ clientDir: client.path });

  it('are listed for an editor, with what their addresses are made of', async () => {
    expect((await app.asAdmin.get(`${CONTENT}/pictures`).expect(200)).body).toEqual({
      pictures: [
        {
          id: 'hero-1-building-frame',
          base: '/assets/frame',
          widths: [432],
          width: 432,
          height: 288,
          tone: 'tone-mist',
        },
      ],
      shares: [{ id: 'hero-1-building-frame', url: '/assets/frame-share.jpeg', width: 1200, height: 630 }],
    });
  });

  it('are refused without the admin’s session', () => app.get(`${CONTENT}/pictures`).expect(401));
});

describe('publishing', () => {
  const one = useApp({ clientDir: client.path });
  const other = useApp({ clientDir: client.path, replicaOf: one });
  const editor = editorOf(one);
  const home = async (app: SpecApp) => (await app.at('/').expect(200)).text;
  beforeEach(async () => {
    await until(() => isInMemory(one));
    await until(() => isInMemory(other));
  });
  afterEach(() => editor.discardAll());

  it('shows all drafts at once on the replica that was asked, and on every other one', async () => {
    await editor.rename('Gerona Builders');
    await editor.say('To build well.');
    const release = await editor.published();
    expect(release).toMatchObject({
      by: 'admin@eclar.example',
      summary: expect.arrayContaining([expect.stringContaining('"Gerona Builders"')]),
    });
    expect(await home(one)).toContain('Gerona Builders');
    expect((await one.at('/about')).text).toContain('To build well.');
    await until(async () => (await home(other)).includes('Gerona Builders'));
    expect((await other.at('/about')).text).toContain('To build well.');
    expect((await other.at('/content/about.json')).text).toContain('To build well.');
    expect(await editor.state()).toMatchObject({ release: release.id, drafts: [] });
  });

  it('shows the pages of jobs and rentals with it', async () => {
    await editor.rename('Gerona Works');
    await editor.published();
    for (const path of ['/careers', '/rentals-list'])
      expect((await one.at(path).expect(200)).text).toContain('Gerona Works');
  });

  it('is in the history, newest first, and what was shown before comes back as a draft', async () => {
    await editor.rename('First');
    const { id } = await editor.published();
    await editor.rename('Second');
    await editor.published();
    const { body } = await one.asAdmin.get(`${CONTENT}/releases`).expect(200);
    expect((body as { releases: Release[] }).releases.map((release) => release.id).slice(0, 2)).toEqual([id + 1, id]);
    const restore = (release: number | string) =>
      one.asAdmin.post(`${CONTENT}/releases/${release}/restore`).send({ revisions: {} });
    await restore(id).expect(200);
    expect(await home(one)).toContain('Second');
    await editor.published();
    expect(await home(one)).toContain('First');
    await restore(0).expect(200);
    expect((await editor.state()).content).toEqual(SAMPLE);
    await restore(999).expect(404);
    await restore('x').expect(400);
  });

  it('refuses a draft that lacks something, by a sentence', async () => {
    await editor.rename('');
    const { status, body } = await editor.publish();
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'Company name is required.' });
  });

  it('refuses a draft that somebody has changed since the editor saw it', async () => {
    const { revision } = await editor.rename('Seen');
    await editor.rename('Changed');
    const { body } = await one.asAdmin
      .post(`${CONTENT}/publish`)
      .send({ revisions: { firm: revision } })
      .expect(409);
    expect(body).toMatchObject({ message: expect.stringContaining('Someone else has changed a draft.') });
  });

  it('refuses to publish nothing', async () => {
    expect((await editor.publish()).body).toMatchObject({ message: expect.stringContaining('nothing to publish') });
  });

  it('leaves the whole site as it was when a page cannot be rendered, and says which', async () => {
    const before = await home(one);
    await editor.say('A mission that nobody sees.');
    await editor.rename('Broken');
    const { status, body } = await editor.publish();
    expect(status).toBe(400);
    expect((body as { errors: string[] }).errors.join(' ')).toContain('The page /about could not be rendered');
    expect(await home(one)).toBe(before);
    expect((await one.at('/about')).text).not.toContain('nobody sees');
    expect((await editor.state()).drafts).toHaveLength(2);
  });

  it('reaches a replica whose listening connection was lost meanwhile', async () => {
    await one.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    await editor.rename('After the loss');
    await editor.published();
    await until(async () => (await home(other)).includes('After the loss'));
  });

  it('makes one release of many that are published at once on both replicas, and asks the others to try again', async () => {
    await editor.rename('Slow'); // the first is still at work when the others ask
    const revisions = { firm: (await editor.state()).drafts[0].revision };
    const answers = await Promise.all(
      [one, other, one, other, one].map((app) => app.asAdmin.post(`${CONTENT}/publish`).send({ revisions })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 503, 503, 503, 503]);
    const { headers, body } = answers.find(({ status }) => status === 503)!;
    expect(headers['retry-after']).toBe('5');
    expect(body).toMatchObject({
      message: 'Another publication, restore or import is running. Please try again in a moment.',
    });
    await editor.rename('After that');
    expect((await editor.publish()).status).toBe(200);
  });

  thorough.it('makes one release of drafts that are published again for lack of an answer', async () => {
    const { revision } = await editor.rename('Once');
    const publish = async () => {
      const sent = one.asAdmin.post(`${CONTENT}/publish`).send({ revisions: { firm: revision } });
      return (await sent.expect(200)).body as Release;
    };
    const first = await publish();
    expect(await publish()).toEqual(first);
    expect((await editor.state()).release).toBe(first.id);
  });

  thorough.it('leads from an address that was published once to the page that has it now', async () => {
    const { services } = (await editor.state()).content.services;
    await editor.save(
      draftPath('services'),
      change(['services', byId(services[0].id), 'path'], services[0].path, '/roads-and-bridges'),
    );
    await editor.published();
    expect((await editor.state()).addresses).toContainEqual({ id: services[0].id, path: '/roads-and-bridges' });
    await one
      .at('/civil-works?from=sign')
      .expect(308)
      .expect('Location', '/roads-and-bridges?from=sign')
      .expect('Cache-Control', 'no-cache');
  });

  it('leads from the address of a list of projects to the one that its years have made of it', async () => {
    const { periods } = (await editor.state()).content.projects;
    const last = periods.length - 1;
    const place = ['periods', last, 'name'];
    await editor.save(draftPath('projects'), change(place, periods[last].name, '2041'));
    await editor.published();
    await one.at(`/project/${periods[last].name}-list`).expect(308).expect('Location', '/project/2041-list');
  });
});
