import type { SubmissionFilter } from '#shared/contract';
import { type Position, positionSql } from './cursor.ts';

/** A statement with its values in order, for the database. */
export type Query = [sql: string, values: unknown[]];

export interface PageOf {
  filter: SubmissionFilter;
  after?: Position;
  limit: number;
}

export const NEWEST_FIRST = 'ORDER BY created_at DESC, id DESC';

const FILTER_COLUMNS = { kind: 'kind', state: 'state', mail: 'mail_state' } as const;

/** Whether there is anything to look for; what exactly the words are is for the database to say, as it is of the rows. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * The rows that hold every word. How many they are is hidden from the planner (the subquery), and so is what is done
 * with them (OFFSET 0): it would otherwise go by its guess and read the words of row after row, which takes seconds
 * when it guessed wrong. Through the index alone a search takes its time by what it finds.
 */
const foundBy = (search: string) =>
  `(SELECT * FROM submissions s WHERE submission_words(s) @@ (SELECT search_query(${search})) OFFSET 0)`;

/** A page of the submissions that a filter lets through, newest first: chosen by id, so that no more of others is read. */
export function pageQuery(columns: string, { filter, after, limit }: PageOf): Query {
  const { search = '', spam = false } = filter;
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const rows = HAS_WORDS.test(search) ? foundBy(place(search)) : 'submissions';
  const conditions = ['deleted_at IS NULL', `suspected_spam = ${place(spam)}`];
  for (const [key, column] of Object.entries(FILTER_COLUMNS)) {
    const wanted = filter[key as keyof typeof FILTER_COLUMNS];
    if (wanted !== undefined) conditions.push(`${column} = ${place(wanted)}`);
  }
  if (after) conditions.push(`(created_at, id) < ${positionSql(place(after.micros), place(after.id))}`);
  const page = `SELECT id FROM ${rows} s WHERE ${conditions.join(' AND ')} ${NEWEST_FIRST} LIMIT ${place(limit)}`;
  return [`SELECT ${columns} FROM submissions JOIN (${page}) page USING (id) ${NEWEST_FIRST}`, values];
}
