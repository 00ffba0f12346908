import type { SubmissionFilter, SubmissionView } from '#shared/contract';
import { OFFICE_TIME_ZONE } from '#shared/time-zone';
import { WAITING } from '../../submissions/waiting.ts';
import { type Position, positionSql } from './cursor.ts';

/** A statement and its values in the order of their placeholders. */
export type Query = [sql: string, values: unknown[]];

export interface PageOf {
  filter: SubmissionFilter;
  after?: Position;
  limit: number;
}

export const NEWEST_FIRST = 'ORDER BY created_at DESC, id DESC';

/** Today in the Philippines, which keep one time all year. */
const TODAY = `(date_trunc('day', now() AT TIME ZONE '${OFFICE_TIME_ZONE}') AT TIME ZONE '${OFFICE_TIME_ZONE}')`;

/** Those that have a stage and a position. */
export const APPLICATIONS = `kind = 'application'`;

/** The rows of a view. */
export const VIEWS: Record<SubmissionView, string> = {
  open: `state <> 'handled'`,
  today: `created_at >= ${TODAY}`,
  waiting: WAITING,
  applications: `${APPLICATIONS} AND state <> 'handled'`,
  meetings: `meeting_at >= ${TODAY} AND meeting_state IS DISTINCT FROM 'declined'`,
  handled: `state = 'handled'`,
};

const FILTER_COLUMNS = {
  kind: 'kind',
  state: 'state',
  mail: 'mail_state',
  stage: 'stage',
  position: 'position',
  assignee: 'assignee',
} as const;

/** Whether the search has any word. The database splits it into words, in the same way as the rows. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * The rows that contain every word. The subquery hides the number of words from the planner, and OFFSET 0 hides what
 * the rows are used for. Otherwise the planner estimates, and a wrong estimate makes it read the words of every row,
 * which takes seconds. With the index, the time depends only on the number of rows found.
 */
const foundBy = (search: string) =>
  `(SELECT * FROM submissions s WHERE submission_words(s) @@ (SELECT search_query(${search})) OFFSET 0)`;

/**
 * A page of the matching submissions, newest first. Rows are chosen by id first, so that the other columns are read
 * for this page only.
 */
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
  // names the partial indexes of applications
  if (filter.stage ?? filter.position) conditions.push(APPLICATIONS);
  if (filter.view) conditions.push(VIEWS[filter.view]);
  if (after) conditions.push(`(created_at, id) < ${positionSql(place(after.micros), place(after.id))}`);
  const page = `SELECT id FROM ${rows} s WHERE ${conditions.join(' AND ')} ${NEWEST_FIRST} LIMIT ${place(limit)}`;
  return [`SELECT ${columns} FROM submissions s JOIN (${page}) page USING (id) ${NEWEST_FIRST}`, values];
}
