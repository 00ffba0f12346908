import { SAMPLE } from '#shared/content/sample/sample';
import { thorough } from '#shared/testing/thorough';
import { builtClient } from '../testing/built/built-client.ts';
import { until } from '../testing/app/until.ts';
import { type SpecApp, useApp } from '../testing/app/use-app.ts';
import { releaseSql, storeRelease } from '../testing/calls/direct-release.ts';
import { editorOf } from '../testing/calls/editor-calls.ts';

const client = builtClient();
afterAll(() => client.remove());

describe('a replica', () => {
  const one = useApp({ clientDir: client.path });
  const other = useApp({ clientDir: client.path, replicaOf: one });
  const editor = editorOf(one);
  const says = async (app: SpecApp, name: string) => (await app.at('/').expect(200)).text.includes(`| ${name}`);
  const named = (name: string) => ({ firm: { ...SAMPLE.firm, name } });
  const newest = async () => (await editor.state()).release;

  it('shows a release of which nobody told it, after reading it has failed', async () => {
    const id = (await newest()) + 1;
    const untold = releaseSql(id, named('Untold'), { silent: true });
    const release = await one.database.hold(`LOCK TABLE content_versions IN ACCESS EXCLUSIVE MODE; ${untold}`);
    await until(async () => {
      const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return (await one.database.query(sql)).length > 0;
    });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(await says(other, 'Untold')).toBe(false);
    await release();
    for (const app of [one, other]) await until(() => says(app, 'Untold'));
  });

  thorough.it('notices that the database was restored, though the number of the release is the same', async () => {
    const id = (await newest()) + 1;
    await storeRelease(one.database, id, named('Before'));
    await until(() => says(other, 'Before'));
    await one.database.query(
      `UPDATE content_versions SET body = jsonb_set(body, '{name}', '"Restored"') WHERE release_id = ${id} AND document = 'firm'`,
    );
    await until(() => says(other, 'Restored'));
  });

  thorough.it('never steps back to a release that it began to render before a newer one was shown', async () => {
    const mission = 'To show the newest.';
    await storeRelease(one.database, (await newest()) + 1, named('Slow'), { silent: true });
    await editor.say(mission);
    const publishing = editor.published();
    await new Promise((resolve) => setTimeout(resolve, 150)); // it is being rendered
    await one.database.query(`SELECT pg_notify('list_changes', 'content')`);
    await publishing;
    const pages: string[] = [];
    for (const end = Date.now() + 1500; Date.now() < end;) pages.push((await one.at('/about').expect(200)).text);
    expect(pages.filter((page) => !page.includes(mission))).toEqual([]);
  });
});
