import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { ContentProblem, DocumentName } from '#shared/content/documents';
import { downloadsIn } from '#shared/content/documents/pages/downloads';
import type { StoredDownload } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { PartsTable } from '../../database/parts-table.ts';
import type { UploadedFile } from '../../http/body/file-form.ts';
import { isPdf } from '../../http/body/pdf-file.ts';
import { displayName } from '../../http/display-name.ts';
import { Problem } from '../../http/errors/problem.ts';
import { Download } from './download.entity.ts';

const PARTS = new PartsTable('download_parts', 'download_id');

export const downloadIdOf = (content: Buffer): string =>
  `d-${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;

/** @throws Problem 415 for anything but a PDF */
export function checkDownload(content: Buffer): void {
  if (!isPdf(content)) throw new Problem(415, [ERRORS.downloads.type]);
}

/** PDFs for visitors, stored in parts. */
@Injectable()
export class DownloadsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** A file that is stored already keeps its name. @throws Problem 415 */
  async store({ fileName, content }: UploadedFile, createdBy: string): Promise<StoredDownload> {
    checkDownload(content);
    const id = downloadIdOf(content);
    const name = displayName(fileName) || `${id}.pdf`;
    await this.database.transaction(async (manager) => {
      const insert = `INSERT INTO downloads (id, name, bytes, created_by) VALUES ($1, $2, $3, $4)
        ON CONFLICT (id) DO NOTHING RETURNING id`;
      const rows = await manager.query<unknown[]>(insert, [id, name, content.length, createdBy]);
      if (rows.length > 0) await PARTS.store(manager, id, content);
    });
    const stored = await this.find(id);
    return { _id: id, name: stored?.name ?? name, bytes: content.length };
  }

  find(id: string): Promise<Download | null> {
    return this.database.manager.findOneBy(Download, { id });
  }

  /** Yields the parts in order, each read on demand. */
  read(download: Pick<Download, 'id' | 'bytes'>): AsyncGenerator<Uint8Array> {
    return PARTS.read(this.database, download);
  }

  /** Problems that prevent publishing: deleted files. */
  async problemsOf(
    manager: EntityManager,
    documents: Partial<Record<DocumentName, unknown>>,
  ): Promise<ContentProblem[]> {
    const used = Object.entries(documents).flatMap(([document, body]) =>
      downloadsIn(body).map((file) => ({ ...file, document: document as DocumentName })),
    );
    if (used.length === 0) return [];
    const sql = 'SELECT id FROM downloads WHERE id = ANY($1)';
    const rows = await manager.query<{ id: string }[]>(sql, [used.map(({ download }) => download)]);
    const known = rows.map(({ id }) => id);
    return used
      .filter(({ download }) => !known.includes(download))
      .map(({ document, path, name }) => ({ document, path, message: ERRORS.content.downloadGone(name) }));
  }
}
