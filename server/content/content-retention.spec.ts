import type { ReleasePage } from '#shared/content/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { useApp } from '../testing/app/use-app.ts';
import { editorOf } from '../testing/calls/editor-calls.ts';
import { ReleaseRetention } from './content-retention.ts';

const CONTENT = ENDPOINTS.content;

describe('releases that are no longer kept', () => {
  const app = useApp();
  const editor = editorOf(app);
  const ids = async () => {
    const { body } = await app.asAdmin.get(`${CONTENT}/releases`).expect(200);
    return (body as ReleasePage).releases.map(({ id }) => id);
  };

  it('are deleted, and what the others show stays as it was', async () => {
    await editor.rename('Of the first release');
    await editor.published();
    await editor.say('Of the second release.');
    await editor.published();
    await editor.rename('Of the third release');
    await editor.published();
    // 60 more of the same month, and the first three of the year before: the third is the last of its month
    await app.database.query(
      `UPDATE content_releases SET published_at = '2025-03-01'::timestamptz + id * interval '1 day'`,
    );
    await app.database.query(`INSERT INTO content_releases (id, by_name, summary)
      SELECT number, 'admin@eclar.example', '{}' FROM generate_series(4, 63) AS number`);
    await app.database.query(`INSERT INTO content_versions (release_id, document, schema, body)
      SELECT id, 'about', 1, (SELECT body FROM content_versions WHERE document = 'about') FROM content_releases WHERE id > 3`);

    const retention = app.nest.get(ReleaseRetention);
    expect(await retention.run()).toBe(12);
    expect(await retention.run()).toBe(0);

    expect(await ids()).toEqual(Array.from({ length: 50 }, (_, index) => 63 - index));
    const kept = await app.database.query<{ id: number }>('SELECT id FROM content_releases ORDER BY id LIMIT 2');
    expect(kept).toEqual([{ id: 3 }, { id: 14 }]);
    await app.asAdmin.post(`${CONTENT}/releases/2/restore`).send({ revisions: {} }).expect(404);
    await app.asAdmin.post(`${CONTENT}/releases/3/restore`).send({ revisions: {} }).expect(200);
    const { content } = await editor.state();
    expect([content.firm.name, content.about.mission]).toEqual(['Of the third release', 'Of the second release.']);
  });
});
