import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { ContentProblem, DocumentName } from '#shared/content/documents';
import { downloadsIn } from '#shared/content/documents/downloads';
import type { StoredDownload } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import type { UploadedFile } from '../../http/body/file-form.ts';
import { isPdf } from '../../http/body/pdf-file.ts';
import { displayName } from '../../http/display-name.ts';
import { Problem } from '../../http/errors/problem.ts';
import { Download } from './download.entity.ts';

/** Bytes of each part but the last. */
const PART = 1024 * 1024;

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
      if (rows.length > 0) await storeParts(manager, id, content);
    });
    const stored = await this.find(id);
    return { _id: id, name: stored?.name ?? name, bytes: content.length };
  }

  find(id: string): Promise<Download | null> {
    return this.database.manager.findOneBy(Download, { id });
  }

  /** Yields the parts in order, each read on demand. */
  async *read({ id, bytes }: Pick<Download, 'id' | 'bytes'>): AsyncGenerator<Uint8Array> {
    const select = 'SELECT body FROM download_parts WHERE download_id = $1 AND part = $2';
    for (let part = 0; part * PART < bytes; part++) {
      const [row] = await this.database.query<({ body: Buffer } | undefined)[]>(select, [id, part]);
      if (!row) throw new Error(`Part ${part} of download ${id} is missing: it was deleted meanwhile.`);
      yield row.body;
    }
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

async function storeParts(manager: EntityManager, id: string, content: Buffer): Promise<void> {
  const insert = 'INSERT INTO download_parts (download_id, part, body) VALUES ($1, $2, $3)';
  for (let part = 0; part * PART < content.length; part++)
    await manager.query(insert, [id, part, content.subarray(part * PART, (part + 1) * PART)]);
}
