import { SAMPLE } from '#shared/content/sample/sample';
import { builtClient } from '../../testing/built/built-client.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { storeRelease } from '../../testing/calls/direct-release.ts';
import { PUBLIC_FORMS } from '../../testing/samples/public-forms.ts';

const client = builtClient();
afterAll(() => client.remove());

const SITES = ['https://www.example.com:99999', 'https://www.firm.2026', `https://${'a'.repeat(130)}.example`];

describe.each([
  ...SITES.map((site) => [`the site ${site}`, { firm: { ...SAMPLE.firm, site } }] as const),
  ['a firm that is nothing', { firm: {} }] as const,
  ['a document that is none', { firm: null, services: null }] as const,
  ['a site that cannot be rendered', { firm: { ...SAMPLE.firm, name: 'Unmade' } }] as const,
])('with %s in the database', (_what, content) => {
  const one = useApp();
  beforeAll(async () => {
    await storeRelease(one.database, 1, { about: { ...SAMPLE.about, mission: 'Said by the first release.' } });
    await storeRelease(one.database, 2, content);
  });
  const started = useApp({ clientDir: client.path, replicaOf: one });

  it('a start serves', async () => {
    expect((await started.at('/about').expect(200)).text).toContain('Said by the first release.');
    await started.at('/no-such-page').expect(404);
    await started.at('/careers').expect(200);
  });

  it.each(PUBLIC_FORMS)('the form of $path is stored', async ({ post }) => {
    await post(started).expect(201);
  });
});

const FIRST = { about: { ...SAMPLE.about, mission: 'Said by the first release.' } };
const BROKEN = { firm: { ...SAMPLE.firm, name: 'Broken' } };

describe('a page that cannot be rendered', () => {
  const one = useApp();
  beforeAll(async () => {
    await storeRelease(one.database, 1, FIRST);
    await storeRelease(one.database, 2, BROKEN);
  });
  const started = useApp({ clientDir: client.path, replicaOf: one });

  it('is that of the last release which has it, while the others are those of the newest', async () => {
    expect((await started.at('/').expect(200)).text).toContain('Home | Broken');
    expect((await started.at('/careers').expect(200)).text).toContain('Careers | Broken');
    expect((await started.at('/about').expect(200)).text).toContain('Said by the first release.');
    await started.at('/no-such-page').expect(404);
  });

  it('stays as it was on a replica that follows', async () => {
    await storeRelease(one.database, 3, { ...FIRST, firm: SAMPLE.firm });
    await until(async () => !(await started.at('/')).text.includes('Broken'));
    await storeRelease(one.database, 4, BROKEN);
    await until(async () => (await started.at('/')).text.includes('Broken'));
    expect((await started.at('/about').expect(200)).text).toContain(`About | ${SAMPLE.firm.name}`);
  });
});

describe('a page that no release could render', () => {
  const one = useApp();
  beforeAll(() => storeRelease(one.database, 1, BROKEN));
  const started = useApp({ clientDir: client.path, replicaOf: one });

  it('says so with status 503, while the others are shown', async () => {
    const { text, headers } = await started.at('/about').expect(503);
    expect(text).toContain('This page cannot be shown at the moment');
    expect(headers['retry-after']).toBe('5');
    expect((await started.at('/').expect(200)).text).toContain('Home | Broken');
  });

  it('is kept out of no later start', async () => {
    expect(await one.database.query('SELECT 1 FROM rendered_files')).toEqual([]);
  });
});
