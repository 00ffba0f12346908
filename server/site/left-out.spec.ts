import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { builtClient } from '../testing/built/built-client.ts';
import { useApp } from '../testing/app/use-app.ts';
import { editorOf } from '../testing/calls/editor-calls.ts';

const client = builtClient();
afterAll(() => client.remove());

describe('a firm that does without rentals, jobs and materials', () => {
  const app = useApp({ clientDir: client.path });
  beforeAll(async () => {
    const editor = editorOf(app);
    await app.at(PATHS.careers).expect(200);
    await editor.set('layout', ['rentals'], false);
    await editor.set('layout', ['careers'], false);
    for (const [index, { form }] of SAMPLE.services.services.entries())
      if (form === 'inquiry') await editor.set('services', ['services', index, 'hidden'], true);
    await editor.published();
  });

  it.each([PATHS.rentals, PATHS.careers, PATHS.services, PATHS.apply, '/careers/0195c3b5-8d0e-7000-8000-000000000000'])(
    'has no page at %s',
    (path) => app.at(path).expect(404),
  );

  it('leads the visitors of a material to its other form', async () => {
    const { headers } = await app.at('/rmc').expect(308);
    expect(headers.location).toBe(PATHS.offers);
  });
});
