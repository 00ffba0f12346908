import { Injectable, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ERRORS } from '#shared/error-messages';
import { fileDownload } from '../../http/file-download.ts';
import { Problem } from '../../http/errors/problem.ts';

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export const RESUME_MEDIA_TYPES = Object.values(MEDIA_TYPES);

interface ResumeRow {
  fileName: string;
  type: keyof typeof MEDIA_TYPES;
}

const RESUME = `FROM resumes JOIN submissions ON id = application_id AND deleted_at IS NULL WHERE id = $1`;

/** Reads the resume and records the download in one statement, so that neither happens without the other. */
const TAKE = `WITH resume AS (SELECT application_id, file_name, type, content ${RESUME}),
  logged AS (INSERT INTO resume_downloads (application_id, session_id) SELECT application_id, $2 FROM resume)
  SELECT file_name AS "fileName", type, content FROM resume`;

/** A resume is sensitive personal data, so each download is recorded. */
@Injectable()
export class ResumesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws Problem 404 */
  async download(id: string, sessionId: string): Promise<StreamableFile> {
    const { fileName, type, content } = await this.one<ResumeRow & { content: Buffer }>(TAKE, [id, sessionId]);
    return fileDownload({ fileName, type: MEDIA_TYPES[type] }, content);
  }

  /** The headers of a download without its content, which does not count as a download. @throws Problem 404 */
  async describe(id: string): Promise<StreamableFile> {
    const sql = `SELECT file_name AS "fileName", type, octet_length(content) AS length ${RESUME}`;
    const { fileName, type, length } = await this.one<ResumeRow & { length: number }>(sql, [id]);
    return fileDownload({ fileName, type: MEDIA_TYPES[type], length }, new Uint8Array());
  }

  private async one<Row>(sql: string, values: unknown[]): Promise<Row> {
    const [row] = await this.database.query<(Row | undefined)[]>(sql, values);
    if (!row) throw new Problem(404, ERRORS.noResume);
    return row;
  }
}
