import { Injectable, Logger, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ERRORS } from '#shared/error-messages';
import { attachment } from '../../http/attachment.ts';
import { Problem } from '../../http/errors/problem.ts';

/** What the type of a stored resume is called on the web. */
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

/** The bytes leave the database together with the line that tells of it, or not at all. */
const TAKE = `WITH resume AS (SELECT application_id, file_name, type, content ${RESUME}),
  logged AS (INSERT INTO resume_downloads (application_id, session_id) SELECT application_id, $2 FROM resume)
  SELECT file_name AS "fileName", type, content FROM resume`;

/** A resume is sensitive personal data: whoever takes it leaves a trace. */
@Injectable()
export class ResumesService {
  private readonly logger = new Logger(ResumesService.name);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws Problem 404 */
  async download(id: string, sessionId: string): Promise<StreamableFile> {
    const { fileName, type, content } = await this.one<ResumeRow & { content: Buffer }>(TAKE, [id, sessionId]);
    // of ids alone, and as a warning because nothing below that is shown
    this.logger.warn(`the resume of submission ${id} was downloaded in session ${sessionId}`);
    return attachment({ fileName, type: MEDIA_TYPES[type] }, content);
  }

  /** What a download would answer, without its content: no download. @throws Problem 404 */
  async describe(id: string): Promise<StreamableFile> {
    const sql = `SELECT file_name AS "fileName", type, octet_length(content) AS length ${RESUME}`;
    const { fileName, type, length } = await this.one<ResumeRow & { length: number }>(sql, [id]);
    return attachment({ fileName, type: MEDIA_TYPES[type], length }, new Uint8Array());
  }

  private async one<Row>(sql: string, values: unknown[]): Promise<Row> {
    const [row] = await this.database.query<(Row | undefined)[]>(sql, values);
    if (!row) throw new Problem(404, ERRORS.noResume);
    return row;
  }
}
