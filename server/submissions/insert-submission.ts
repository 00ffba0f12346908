import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityTarget } from 'typeorm';
import { NamedQueries } from '../database/named-queries.ts';
import { type Count, countSql } from '../limits/count-sql.ts';
import { sortedEntries } from './idempotency/body-hash.ts';
import { Outbox } from './outbox.ts';
import type { Submission } from './submission.entity.ts';

/** A row that belongs to a submission. */
export interface Attachment {
  entity: EntityTarget<object>;
  /** The property that is to hold the submission's id. */
  owner: string;
  fields: object;
}

/** A statement in the making: its values, and how its parts name columns and places. */
class Statement {
  readonly values: unknown[] = [];

  constructor(private readonly database: DataSource) {}

  /** The columns of some properties, as the entity calls them. */
  columns(entity: EntityTarget<object>, properties: string[]): string {
    const { columns } = this.database.getMetadata(entity);
    const names = new Map(columns.map(({ propertyName, databaseName }) => [propertyName, databaseName]));
    return properties.map((property) => `"${names.get(property)}"`).join();
  }

  /** Keeps a value, and says where it stands. */
  readonly place = (value: unknown): string => `$${this.values.push(value)}`;

  places(values: unknown[]): string {
    return values.map(this.place).join();
  }
}

const names = new Map<string, string>();

/** Each form has one statement. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `submission_${names.size}`;
  names.set(text, name);
  return name;
}

/** What became of it: without an id, its key or its reference is taken, or its sender has posted too often. */
interface Inserted {
  id: string | null;
  /** Milliseconds until its sender may post again. */
  wait: number | null;
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
   * Counts a post, and stores the submission, what is attached to it and the mails it asks for: one statement, so one
   * round trip, and all of it or nothing. A call with the same key waits here until the first is committed.
   */
  async insert<Row extends Submission>({ entity, fields, attachment, count }: NewSubmission<Row>): Promise<Inserted> {
    const statement = new Statement(this.database);
    const { discriminatorValue: kind, tablePath: table } = this.database.getMetadata(entity);
    // fields come in the order of the visitor's keys, and each order of the columns would be a statement of its own
    const row = Object.fromEntries(sortedEntries({ ...fields, kind }));
    const parts = count ? [`counted AS (${countSql(count, statement.place)})`] : [];
    const ifAllowed = count ? 'FROM counted WHERE allowed' : '';
    parts.push(
      `submission AS (INSERT INTO ${table} (${statement.columns(entity, Object.keys(row))})
        SELECT ${statement.places(Object.values(row))} ${ifAllowed}
        ON CONFLICT DO NOTHING RETURNING id, mail_state, created_at)`,
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
