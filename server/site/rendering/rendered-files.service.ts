import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { EncodedFile } from '#shared/content/site/rendering';
import { RENDERED_FILES_LOCK } from '../../database/advisory-locks.ts';
import { pageOf, type Pages } from './pages.ts';
import { RenderedFileRow } from './rendered-file.entity.ts';

const logger = new Logger('Site');

/** How long other versions are kept: replicas of an older build may still start. */
const KEPT = '1 day';

const fileOf = ({ address, extension, br, gzip }: RenderedFileRow): EncodedFile => ({
  address,
  extension: extension as EncodedFile['extension'],
  br,
  gzip,
});

function byPage(rows: RenderedFileRow[]): Map<string, RenderedFileRow[]> {
  const pages = new Map<string, RenderedFileRow[]>();
  for (const row of rows) pages.set(row.page, [...(pages.get(row.page) ?? []), row]);
  return pages;
}

/** Stored pages of a release, for processes that start later. Without them, a start renders. */
@Injectable()
export class RenderedFilesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async read(version: string): Promise<Pages | undefined> {
    const rows = await this.database.manager.findBy(RenderedFileRow, { version });
    if (rows.length === 0) return undefined;
    return new Map([...byPage(rows)].map(([page, files]) => [page, pageOf(files[0].source, files.map(fileOf))]));
  }

  /** Stores all pages or none. A failure is only logged: the next start renders. */
  async keep(version: string, pages: Pages): Promise<void> {
    await this.database
      .transaction((manager) => keepOnce(manager, version, pages))
      .catch((error: Error) =>
        logger.warn(`Could not store the rendered pages; the next start renders them again: ${error.message}`),
      );
  }
}

async function keepOnce(manager: EntityManager, version: string, pages: Pages): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [RENDERED_FILES_LOCK]);
  if (await manager.existsBy(RenderedFileRow, { version })) return;
  await manager.query(`DELETE FROM rendered_files WHERE made_at < now() - interval '${KEPT}'`);
  for (const [page, { source, files }] of pages) {
    const rows = files.map(({ address, extension, br, gzip }) => ({ address, extension, br, gzip }));
    await manager.insert(
      RenderedFileRow,
      rows.map((row) => ({ version, page, source, ...row })),
    );
  }
}
