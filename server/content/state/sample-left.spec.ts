import { SAMPLE_ITEMS } from '#shared/content/contract';
import type { DocumentName, Place } from '#shared/content/documents';
import { useApp } from '../../testing/app/use-app.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';

const MAILBOX = { department: 'Office', address: 'office@gerona.example', forms: ['quote', 'application', 'inquiry'] };
const PROJECT = { id: 1, project: 'Bodega', location: null, client: null, cost: null, picture: null };
const PERIOD = { name: '2026', clients: true, completed: [PROJECT], subcontracted: [] };
const LICENCE = {
  id: 'pcab',
  name: 'PCAB license',
  issuer: 'PCAB',
  number: '1',
  category: 'A',
  validFrom: null,
  validTo: null,
  scan: null,
};

/** What an owner changes, and what of the list is done by it. */
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
  ['mailboxes', 'firm', [[['mailboxes'], [MAILBOX]]]],
  ['slides', 'home', [[['slides'], [{ picture: 'project-bridge', alt: 'Our bridge' }]]]],
  ['services', 'services', [[['services', 0, 'name'], 'Roads']]],
  ['projects', 'projects', [[['periods'], [PERIOD]]]],
  ['credentials', 'credentials', [[['items', 0], LICENCE]]],
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
