import { StartError } from '#server/config/env';
import type { Row } from '../backup-file.ts';
import type { Progress } from '../progress.ts';
import { type Ask, isKept, type Table } from './tables.ts';

const BATCH_CHARACTERS = 4_000_000;
const BATCH_ROWS = 1000;

/** Each value is inserted as text and cast to the column's type, so that no number is rounded. */
function insertion({ path, columns }: Table): string {
  const names = columns.map(({ name }) => name).join();
  const values = columns.map(({ name, type }) => `r.${name}::${type}`).join();
  const texts = columns.map(({ name }) => `${name} text`).join();
  return `INSERT INTO ${path} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM json_to_recordset($1::json) AS r(${texts})`;
}

/** Inserts rows in batches, each with one statement. */
export class RowLoader {
  private table?: Table;
  private batch: string[] = [];
  private characters = 0;

  constructor(
    private readonly ask: Ask,
    private readonly tables: Table[],
    private readonly progress: Progress,
  ) {}

  async take({ table, json }: Row): Promise<void> {
    if (table !== this.table?.name) await this.turnTo(table);
    // backups of an earlier version may contain tables that are no longer backed up
    if (!this.table || !isKept(this.table)) return;
    if (this.characters > BATCH_CHARACTERS || this.batch.length === BATCH_ROWS) await this.flush();
    this.batch.push(json);
    this.characters += json.length;
  }

  async flush(): Promise<void> {
    if (!this.table || this.batch.length === 0) return;
    await this.ask(insertion(this.table), [`[${this.batch.join()}]`]);
    this.progress.add(this.batch.length, this.characters);
    this.batch = [];
    this.characters = 0;
  }

  private async turnTo(name: string): Promise<void> {
    await this.flush();
    this.table = this.tables.find((table) => table.name === name);
    if (!this.table)
      throw new StartError(
        `the file has rows of ${name}, a table that no migration creates: create it, then try again.`,
      );
  }
}
