import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** Bytes of each part but the last. */
const PART = 1024 * 1024;

/** The uploaded originals, stored in parts. */
@Injectable()
export class Originals {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async store(manager: EntityManager, pictureId: string, content: Buffer): Promise<void> {
    const insert = 'INSERT INTO picture_originals (picture_id, part, body) VALUES ($1, $2, $3)';
    for (let part = 0; part * PART < content.length; part++)
      await manager.query(insert, [pictureId, part, content.subarray(part * PART, (part + 1) * PART)]);
  }

  /** Yields the parts in order, each read on demand. */
  async *read(pictureId: string, bytes: number): AsyncGenerator<Uint8Array> {
    const select = 'SELECT body FROM picture_originals WHERE picture_id = $1 AND part = $2';
    for (let part = 0; part * PART < bytes; part++) {
      const [row] = await this.database.query<({ body: Buffer } | undefined)[]>(select, [pictureId, part]);
      if (!row) throw new Error(`Part ${part} of picture ${pictureId} is missing: it was deleted meanwhile.`);
      yield row.body;
    }
  }
}
