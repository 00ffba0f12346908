import { builtClient } from '../testing/built/built-client.ts';
import { type SpecApp, useApp } from '../testing/app/use-app.ts';
import { editorOf } from '../testing/calls/editor-calls.ts';

/** As a site is deployed. Specs connect to the database of their own whatever this says. */
const DEPLOYED = { NODE_ENV: 'production', DATABASE_URL: 'postgres://site:secret@127.0.0.1:5432/site' };

const client = builtClient();
afterAll(() => client.remove());

/** Whether the page is marked as a sample. The renderer then also writes `noindex`. */
const isMarked = async (app: SpecApp, path: string) => (await app.at(path).expect(200)).text.includes(' sample</p>');

describe('a site that is deployed with the invented firm', () => {
  const app = useApp({ clientDir: client.path, variables: DEPLOYED });
  const editor = editorOf(app);

  it('asks search engines to stay away from every page, until the firm is named', async () => {
    for (const path of ['/', '/about', '/careers']) expect(await isMarked(app, path)).toBe(true);
    await editor.rename('Gerona Builders');
    expect(await isMarked(app, '/')).toBe(true);
    await editor.published();
    for (const path of ['/', '/about', '/careers']) expect(await isMarked(app, path)).toBe(false);
  });
});

describe.each([
  ['on the machine of a developer', { NODE_ENV: 'development', DATABASE_URL: DEPLOYED.DATABASE_URL }],
  ['with the embedded database', { NODE_ENV: 'production' }],
])('a site with the invented firm %s', (_where, variables) => {
  const app = useApp({ clientDir: client.path, variables });

  it('has no such mark', async () => {
    await editorOf(app).say('Another mission.');
    await editorOf(app).published();
    expect(await isMarked(app, '/')).toBe(false);
  });
});
