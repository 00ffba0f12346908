import { type Content, type DocumentName } from '#shared/content/documents';
import { SCHEMA_VERSIONS } from '#shared/content/upgraded';
import type { TestDatabase } from '../app/test-database.ts';

type ReleaseContent = Partial<Record<DocumentName, unknown>> | Partial<Content>;

/** The statements that store a release, valid or not. If `silent`, no replica is notified. */
export function releaseSql(id: number, content: ReleaseContent, { silent = false } = {}): string {
  const trigger = (state: string) => `ALTER TABLE content_releases ${state} TRIGGER content_releases_changed;`;
  const versions = Object.entries(content).map(
    ([name, body]) =>
      `INSERT INTO content_versions VALUES (${id}, '${name}', ${SCHEMA_VERSIONS[name as DocumentName]}, ` +
      `'${JSON.stringify(body).replaceAll("'", "''")}');`,
  );
  const release = `INSERT INTO content_releases (id, by_name, summary) VALUES (${id}, '', '{}');`;
  const statements = [silent ? trigger('DISABLE') : '', release, ...versions, silent ? trigger('ENABLE') : ''];
  return statements.join(' ');
}

/** Stores a release directly in the database. */
export async function storeRelease(
  database: TestDatabase,
  id: number,
  content: ReleaseContent,
  options: { silent?: boolean } = {},
): Promise<void> {
  await database.query(`BEGIN; ${releaseSql(id, content, options)} COMMIT`);
}
