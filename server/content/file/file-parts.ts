import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Least bytes of each piece but the last. */
const PART = 1024 * 1024;

/** Pieces per DELETE statement, so that it ends within the statement timeout. */
const DELETED_AT_ONCE = 20;

/** Left behind by a killed process. */
const FORGOTTEN = `created_at < now() - interval '1 hour'`;

const deleteSome = (condition: string) => `WITH gone AS (
    DELETE FROM content_file_parts WHERE (file, part) IN
      (SELECT file, part FROM content_file_parts WHERE ${condition} LIMIT ${DELETED_AT_ONCE}) RETURNING part
  ) SELECT count(*)::int AS deleted FROM gone`;

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let open: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    open.push(chunk);
    length += chunk.length;
    if (length < PART) continue;
    yield Buffer.concat(open);
    [open, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(open);
}

/** Content files during their import. */
@Injectable()
export class FileParts {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async store(file: string, chunks: AsyncIterable<Buffer>): Promise<void> {
    await this.delete(FORGOTTEN, []);
    let part = 0;
    for await (const body of inParts(chunks)) {
      const insert = 'INSERT INTO content_file_parts (file, part, body) VALUES ($1, $2, $3)';
      await this.database.query(insert, [file, part++, body]);
    }
  }

  /** Yields piece by piece, reading the next one when it is asked for. */
  async *read(file: string): AsyncGenerator<Buffer> {
    for (let part = 0; ; part++) {
      const select = 'SELECT body FROM content_file_parts WHERE file = $1 AND part = $2';
      const [row] = await this.database.query<({ body: Buffer } | undefined)[]>(select, [file, part]);
      if (!row) return;
      yield row.body;
    }
  }

  async remove(file: string): Promise<void> {
    await this.delete('file = $1', [file]);
  }

  private async delete(condition: string, values: string[]): Promise<void> {
    for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE;)
      [{ deleted }] = await this.database.query<[{ deleted: number }]>(deleteSome(condition), values);
  }
}
