import { randomBytes } from 'node:crypto';
import type { SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { applicationCalls } from '../../testing/calls/application-calls.ts';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { fillSite, NEW_TABLE_ALONE, RESUME } from '../../testing/samples/filled-site.ts';
import { pngFile } from '../../testing/samples/pictures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';
import { keptContent, useBackups } from '../../testing/app/use-backups.ts';
import { useApp } from '../../testing/app/use-app.ts';

/** In three pieces. */
const PICTURE = Buffer.concat([pngFile(), randomBytes(2_500_000)]);

describe('what a backup brings back', () => {
  const app = useApp();
  const { storedResume } = applicationCalls(app);
  const { upload } = pictureCalls(app);
  const { path, backup, restore } = useBackups();
  const restored: TestDatabase[] = [];
  let receipt: SubmissionReceipt;

  async function restoreInto(database: TestDatabase): Promise<TestDatabase> {
    restored.push(database);
    await database.query(NEW_TABLE_ALONE);
    await restore(database, [path('whole')]);
    return database;
  }

  beforeAll(async () => {
    receipt = await fillSite(app);
    const { _id: picture } = await upload(PICTURE);
    const rental = { vehicleName: 'Crane', weightLimit: '25 tons', picture };
    await app.asAdmin.post(ENDPOINTS.rentals).send(rental).expect(201);
    await backup(app.database, [path('whole')]);
  });
  afterAll(() => Promise.all(restored.map((database) => database.drop())));

  it.each(
    firstOrAll([
      ['was only migrated', {}],
      ['holds nothing at all', { empty: true }],
    ]),
  )('is every row of every table, on a database that %s', async (_what, options) => {
    const database = await restoreInto(await createTestDatabase(options));
    expect(await keptContent(database)).toEqual(await keptContent(app.database));
  });

  it('is a resume of megabytes, byte by byte', async () => {
    const database = await restoreInto(await createTestDatabase());
    const [copy] = await database.query<{ content: Buffer }>(
      'SELECT content FROM resumes ORDER BY octet_length(content) DESC',
    );
    expect(copy.content.equals(RESUME)).toBe(true);
    expect(copy.content.equals((await storedResume(receipt)).content)).toBe(true);
  });

  thorough.it('is a picture of megabytes, byte by byte, and its files', async () => {
    const database = await restoreInto(await createTestDatabase());
    const parts = await database.query<{ body: Buffer }>('SELECT body FROM picture_originals ORDER BY part');
    expect(Buffer.concat(parts.map(({ body }) => body)).equals(PICTURE)).toBe(true);
    const files = 'SELECT width, format, body FROM picture_files ORDER BY 1, 2';
    expect(await database.query(files)).toEqual(await app.database.query(files));
  });

  it('is no sign-in, for one that has ended since must stay ended', async () => {
    const database = await restoreInto(await createTestDatabase());
    expect(await app.database.query('SELECT id FROM admin_sessions')).not.toEqual([]);
    expect(await database.query('SELECT id FROM admin_sessions')).toEqual([]);
  });

  thorough.it('goes on counting where the original was, also past rows that were deleted', async () => {
    const add = `INSERT INTO "Later, or never" (big) VALUES (1) RETURNING id`;
    await app.database.query('DELETE FROM "Later, or never" WHERE id = (SELECT max(id) FROM "Later, or never")');
    await backup(app.database, [path('whole'), '--force']);
    const database = await restoreInto(await createTestDatabase());
    expect(await database.query(add)).toEqual(await app.database.query(add));
  });
});
