import type { DataSource, EntityTarget } from 'typeorm';
import type { NamedQueries } from '../config/named-queries.ts';
import { enqueueFrom } from '../mail/mail-queue.ts';
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

  /** Keeps the values, and says where they stand. */
  places(values: unknown[]): string {
    return values.map((value) => `$${this.values.push(value)}`).join();
  }
}

const names = new Map<string, string>();

/** Each form has one statement, or two. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `submission_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Stores a submission, what is attached to it and the mails it asks for: one statement, so one round trip, and all of
 * it or nothing. Gives its id, or nothing when its key or its reference is taken; a call with the same key waits here
 * until the first is committed.
 */
export async function insertSubmission<Row extends Submission>(
  database: DataSource,
  queries: NamedQueries,
  entity: EntityTarget<Row>,
  fields: object,
  attachment?: Attachment,
): Promise<string | undefined> {
  const statement = new Statement(database);
  const { discriminatorValue: kind, tablePath: table } = database.getMetadata(entity);
  const row = { ...fields, kind };
  const parts = [
    `submission AS (INSERT INTO ${table} (${statement.columns(entity, Object.keys(row))})
      VALUES (${statement.places(Object.values(row))})
      ON CONFLICT DO NOTHING RETURNING id, mail_state, created_at)`,
    `mail AS (${enqueueFrom('submission')})`,
  ];
  if (attachment) {
    const { entity: attached, owner, fields: cells } = attachment;
    const columns = statement.columns(attached, [owner, ...Object.keys(cells)]);
    parts.push(`attached AS (INSERT INTO ${database.getMetadata(attached).tablePath} (${columns})
      SELECT id,${statement.places(Object.values(cells))} FROM submission)`);
  }
  const text = `WITH ${parts.join(', ')} SELECT id FROM submission`;
  const { rows } = await queries.query<{ id: string }>({ name: nameOf(text), text, values: statement.values });
  return rows.at(0)?.id;
}
