import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtClient } from '../../testing/built/built-client.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';

const client = builtClient();
/** The same build, on a machine where nothing can be rendered. */
const unable = builtClient();
writeFileSync(join(unable.path, '../prerender/render-worker.js'), `throw new Error('This thread renders nothing.');`);
afterAll(() => [client, unable].forEach((dir) => dir.remove()));

describe('a process that starts after a release', () => {
  const first = useApp({ clientDir: client.path });
  beforeAll(async () => {
    await editorOf(first).say('We build roads that last.');
    await editorOf(first).published();
    await until(async () => (await first.database.query('SELECT 1 FROM rendered_files')).length > 0);
  });
  const second = useApp({ clientDir: unable.path, replicaOf: first });

  it('shows the pages that another one has rendered', async () => {
    const pages = await Promise.all([first, second].map((app) => app.at('/about').expect(200)));
    expect(pages[1].text).toContain('We build roads that last.');
    expect(pages[1].headers.etag).toBe(pages[0].headers.etag);
  });

  it('shows their data with them', async () => {
    expect((await second.at('/content/about.json').expect(200)).text).toContain('We build roads that last.');
  });

  it('keeps what was rendered of an older release for a day', async () => {
    await editorOf(first).say('We build bridges.');
    await editorOf(first).published();
    const versions = async () =>
      first.database.query<{ version: string }>('SELECT DISTINCT version FROM rendered_files');
    await until(async () => (await versions()).length === 2);
    await first.database.query(`UPDATE rendered_files SET made_at = now() - interval '2 days'`);
    await editorOf(first).say('We build bodegas.');
    await editorOf(first).published();
    await until(async () => (await versions()).length === 1);
  });
});
