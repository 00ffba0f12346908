import { SAMPLE_ITEMS } from '#shared/content/contract';
import type { DocumentName, Place } from '#shared/content/documents';
import { KEPT_ITEMS } from '#shared/content/documents/firm-rules';
import { createAdmin, resetAdmin } from '../../auth/account/admin-account.ts';
import { ADMIN, useApp } from '../../testing/app/use-app.ts';
import { withDatabase } from '../../testing/app/with-database.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';

const MAILBOX = { department: 'Office', address: 'office@gerona.example', forms: ['quote', 'application', 'inquiry'] };
const PROJECT = { id: 1, project: 'Bodega', location: null, client: null, cost: null, picture: null };
const PERIOD = { name: '2026', clients: true, completed: [PROJECT], subcontracted: [] };
const FOR_CLIENTS = ['DPWH', 'NIA', 'DepEd'].map((client, id) => ({ ...PROJECT, id: id + 1, client }));
const LICENSE = {
  id: 'pcab',
  name: 'PCAB license',
  issuer: 'PCAB',
  number: '1',
  category: 'A',
  validFrom: null,
  validTo: null,
  scan: null,
};

/** A change by an owner, and the item of the list that it completes. */
const STEPS: [item: string, document: DocumentName, places: [Place, unknown][]][] = [
  [
    'name',
    'firm',
    [
      [['name'], 'Gerona Builders'],
      [['legalName'], 'Gerona Builders, Inc.'],
    ],
  ],
  ['logo', 'firm', [[['logo'], { picture: 'hero-2-bridge', alt: 'The logo' }]]],
  ['colours', 'firm', [[['colours', 'ink'], '#102030']]],
  [
    'address',
    'firm',
    [
      [['address', 'street'], 'Rizal Street'],
      [['map', 'latitude'], 15.5],
    ],
  ],
  ['phones', 'firm', [[['phones'], [{ label: '', number: '(045) 931 0000' }]]]],
  ['mailboxes', 'firm', [[['mailboxes'], [MAILBOX]]]],
  ['social', 'firm', [[['social'], []]]],
  [
    'about',
    'about',
    [
      [['mission'], 'To build.'],
      [['vision'], 'To have built.'],
      [['history'], ['We began.']],
    ],
  ],
  ['slides', 'home', [[['slides'], [{ picture: 'project-bridge', alt: 'Our bridge' }]]]],
  ['services', 'services', [[['services', 0, 'name'], 'Roads']]],
  ['projects', 'projects', [[['periods'], [PERIOD]]]],
  ['credentials', 'credentials', [[['items', 0], LICENSE]]],
  ['domain', 'firm', [[['site'], 'https://www.gerona.example']]],
];

describe('the list of what is still sample', () => {
  const app = useApp();
  const editor = editorOf(app);
  afterEach(() => editor.discardAll());

  it('has everything at first', async () => {
    expect(await editor.state()).toMatchObject({ isSample: true, sampleLeft: SAMPLE_ITEMS });
  });

  it.each(STEPS)('loses %s when it is changed, and nothing else', async (item, document, places) => {
    for (const [path, value] of places) await editor.set(document, path, value);
    const { drafts, sampleLeft } = await editor.state();
    expect(drafts[0].problems).toEqual([]);
    expect(sampleLeft).toEqual(SAMPLE_ITEMS.filter((one) => one !== item));
  });

  it.each(KEPT_ITEMS)('loses %s when it is kept on purpose', async (item) => {
    await editor.set('firm', ['kept'], [item]);
    expect((await editor.state()).sampleLeft).toEqual(SAMPLE_ITEMS.filter((one) => one !== item));
  });

  it('asks for three clients until the projects name them', async () => {
    await editor.set('projects', ['periods'], [{ ...PERIOD, completed: FOR_CLIENTS }]);
    expect((await editor.state()).sampleLeft).toEqual(
      SAMPLE_ITEMS.filter((item) => item !== 'projects' && item !== 'clients'),
    );
  });

  it('keeps the address until the point on the map is another too, and projects until the last one is gone', async () => {
    await editor.set('firm', ['address', 'street'], 'Rizal Street');
    await editor.set('projects', ['periods', 0, 'completed', 0, 'project'], 'Ours');
    expect((await editor.state()).sampleLeft).toEqual(SAMPLE_ITEMS);
  });

  it('is about a firm that visitors still see until its name is published', async () => {
    await editor.rename('Gerona Builders');
    expect((await editor.state()).isSample).toBe(true);
    await editor.published();
    expect((await editor.state()).isSample).toBe(false);
  });
});

describe('the list of what is still sample, with a mail server', () => {
  const app = useApp({ variables: { SMTP_URL: 'smtp://127.0.0.1:1' } });

  it('does not name it', async () => {
    expect((await editorOf(app).state()).sampleLeft).toEqual(SAMPLE_ITEMS.filter((item) => item !== 'mailServer'));
  });
});

describe('the list of what is still sample, with the address of the site as a setting', () => {
  const app = useApp({ variables: { PUBLIC_URL: 'https://www.gerona.example' } });
  const editor = editorOf(app);
  const isDomainLeft = async () => (await editor.state()).sampleLeft.includes('domain');

  it('names the address until the content has the same', async () => {
    expect(await isDomainLeft()).toBe(true);
    await editor.set('firm', ['site'], 'https://staging.gerona.example');
    expect(await isDomainLeft()).toBe(true);
    await editor.set('firm', ['site'], 'https://www.gerona.example');
    expect(await isDomainLeft()).toBe(false);
  });
});

describe('the password in the list of what is still sample', () => {
  const app = useApp();
  const isLeft = async () => (await editorOf(app).state()).sampleLeft.includes('password');

  it('is named until it is another than the site began with', async () => {
    expect(await isLeft()).toBe(true);
    await withDatabase(app.database.url, (database) =>
      resetAdmin(database, { ...ADMIN, password: 'of my own choice' }),
    );
    app.token = await app.signIn({ ...ADMIN, password: 'of my own choice' });
    expect(await isLeft()).toBe(false);
  });

  it('is named when the first start has made it up', async () => {
    await withDatabase(app.database.url, (database) => createAdmin(database, ADMIN));
    app.token = await app.signIn();
    expect(await isLeft()).toBe(true);
  });
});
