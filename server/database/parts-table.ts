import type { DataSource, EntityManager } from 'typeorm';

/** Bytes of each part but the last. */
const PART = 1024 * 1024;

/** A table of files in parts, so that a server reads a large file without holding all of it. */
export class PartsTable {
  private readonly insert: string;
  private readonly select: string;

  /** @param owner the column with the file's id, beside `part` and `body` */
  constructor(
    private readonly table: string,
    owner: string,
  ) {
    this.insert = `INSERT INTO ${table} (${owner}, part, body) VALUES ($1, $2, $3)`;
    this.select = `SELECT body FROM ${table} WHERE ${owner} = $1 AND part = $2`;
  }

  async store(manager: EntityManager, id: string, content: Buffer): Promise<void> {
    for (let part = 0; part * PART < content.length; part++)
      await manager.query(this.insert, [id, part, content.subarray(part * PART, (part + 1) * PART)]);
  }

  /** Yields the parts in order, each read on demand. */
  async *read(database: DataSource, { id, bytes }: { id: string; bytes: number }): AsyncGenerator<Uint8Array> {
    for (let part = 0; part * PART < bytes; part++) {
      const [row] = await database.query<({ body: Buffer } | undefined)[]>(this.select, [id, part]);
      if (!row) throw new Error(`Part ${part} of ${id} is missing in ${this.table}: it was deleted meanwhile.`);
      yield row.body;
    }
  }
}
