import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityTarget } from 'typeorm';
import { NamedQueries } from '../database/named-queries.ts';
import { type Count, countSql } from '../http/limits/counter.ts';
import { Outbox } from './outbox.ts';
import type { Submission } from './submission.entity.ts';

/** A row that belongs to a submission and is stored with it. */
export interface Attachment {
  entity: EntityTarget<object>;
  /** The property that holds the submission's id. */
  owner: string;
  fields: object;
}

/** Collects the values of a statement and returns its columns and placeholders. */
class Statement {
  readonly values: unknown[] = [];

  constructor(private readonly database: DataSource) {}

  /** The columns of an entity's properties. */
  columns(entity: EntityTarget<object>, properties: string[]): string {
    const { columns } = this.database.getMetadata(entity);
    const names = new Map(columns.map(({ propertyName, databaseName }) => [propertyName, databaseName]));
    return properties.map((property) => `"${names.get(property)}"`).join();
  }

  /** Adds a value. @returns its placeholder */
  readonly place = (value: unknown): string => `$${this.values.push(value)}`;

  places(values: unknown[]): string {
    return values.map(this.place).join();
  }
}

const names = new Map<string, string>();

/** The name of the prepared statement; each form has its own. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `submission_${names.size}`;
  names.set(text, name);
  return name;
}

/** Without an id nothing was stored: the key or the reference already exists, or the sender is over the limit. */
interface Inserted {
  id: string | null;
  /** Milliseconds until the sender may submit again; null if this submission was allowed. */
  wait: number | null;
}

export interface SentFile {
  fileName: string;
  content: Buffer;
}

/** Sorted by key. */
const sortedEntries = (fields: object) =>
  Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)) as [string, unknown][];

/** Equal for bodies that differ only in the order of their keys. */
export function bodyHash(kind: string, fields: object, file?: SentFile): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([kind, sortedEntries(fields), file?.fileName ?? null]));
  return (file ? hash.update(file.content) : hash).digest();
}

interface NewSubmission<Row extends Submission> {
  entity: EntityTarget<Row>;
  fields: object;
  attachment?: Attachment;
  count?: Count;
}

@Injectable()
export class InsertSubmission {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly queries: NamedQueries,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Counts the request and stores the submission, its attached row and its mails in one statement: one round trip,
   * all or nothing. A concurrent call with the same key waits here until the first one is committed.
   */
  async insert<Row extends Submission>({ entity, fields, attachment, count }: NewSubmission<Row>): Promise<Inserted> {
    const statement = new Statement(this.database);
    const { discriminatorValue: kind, tablePath: table } = this.database.getMetadata(entity);
    // sorted, because each order of columns would be another prepared statement
    const row = Object.fromEntries(sortedEntries({ ...fields, kind }));
    const parts = count ? [`counted AS (${countSql(count, statement.place)})`] : [];
    const ifAllowed = count ? 'FROM counted WHERE allowed' : '';
    parts.push(
      `submission AS (INSERT INTO ${table} (${statement.columns(entity, Object.keys(row))})
        SELECT ${statement.places(Object.values(row))} ${ifAllowed}
        ON CONFLICT DO NOTHING RETURNING id, email, mail_state, created_at)`,
      `mail AS (${this.outbox.enqueueFrom('submission')})`,
    );
    if (attachment) parts.push(this.attached(attachment, statement));
    const wait = count ? '(SELECT wait FROM counted WHERE NOT allowed)' : 'NULL';
    const text = `WITH ${parts.join(', ')} SELECT (SELECT id FROM submission) AS id, ${wait} AS wait`;
    const { rows } = await this.queries.query<Inserted>({ name: nameOf(text), text, values: statement.values });
    return rows[0];
  }

  private attached({ entity, owner, fields }: Attachment, statement: Statement): string {
    const columns = statement.columns(entity, [owner, ...Object.keys(fields)]);
    return `attached AS (INSERT INTO ${this.database.getMetadata(entity).tablePath} (${columns})
      SELECT id,${statement.places(Object.values(fields))} FROM submission)`;
  }
}
