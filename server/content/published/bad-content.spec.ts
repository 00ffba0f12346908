import { SAMPLE } from '#shared/content/sample/sample';
import { builtClient } from '../../testing/app/built-client.ts';
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
  ['a page that cannot be rendered', { firm: { ...SAMPLE.firm, name: 'Broken' } }] as const,
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
