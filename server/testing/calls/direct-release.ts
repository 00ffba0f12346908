import { type Content, type DocumentName } from '#shared/content/documents';
import { SCHEMA_VERSIONS } from '#shared/content/upgraded';
import type { TestDatabase } from '../app/test-database.ts';

/** Stores a release directly in the database, valid or not. If `silent`, no replica is notified. */
export async function storeRelease(
  database: TestDatabase,
  id: number,
  content: Partial<Record<DocumentName, unknown>> | Partial<Content>,
  { silent = false } = {},
): Promise<void> {
  const trigger = (state: string) => `ALTER TABLE content_releases ${state} TRIGGER content_releases_changed;`;
  const versions = Object.entries(content).map(
    ([name, body]) =>
      `INSERT INTO content_versions VALUES (${id}, '${name}', ${SCHEMA_VERSIONS[name as DocumentName]}, ` +
      `'${JSON.stringify(body).replaceAll("'", "''")}');`,
  );
  const release = `INSERT INTO content_releases (id, by_name, summary) VALUES (${id}, '', '{}');`;
  const statements = [silent ? trigger('DISABLE') : '', release, ...versions, silent ? trigger('ENABLE') : ''];
  await database.query(`BEGIN; ${statements.join(' ')} COMMIT`);
}
