import { submissionWords } from '#migrations/sql/submission-words';
import { kindsNamed } from '#shared/accounts/kinds';
import { withJoinedPhones } from '#shared/text/contact-digits';
import { SUBMISSION_KINDS, type SubmissionFilter, type SubmissionView } from '#shared/contract';
import { OFFICE_TIME_ZONE } from '#shared/meetings/time-zone';
import { andOfKinds, type Kinds, mustNameOwn } from '../../submissions/own-kinds.ts';
import { NOT_SNOOZED, UNANSWERED } from '../../submissions/conditions.ts';
import { type Position, positionSql } from './cursor.ts';

/** A statement and its values in the order of their placeholders. */
export type Query = [sql: string, values: unknown[]];

export interface PageOf {
  filter: SubmissionFilter;
  kinds: Kinds;
  after?: Position;
  limit: number;
}

export const NEWEST_FIRST = 'ORDER BY created_at DESC, id DESC';

/** The start of today in the Philippines, which have no daylight saving time. */
const TODAY = `(date_trunc('day', now() AT TIME ZONE '${OFFICE_TIME_ZONE}') AT TIME ZONE '${OFFICE_TIME_ZONE}')`;

/** The start of a date there. */
const startOf = (date: string) => `((${date})::timestamp AT TIME ZONE '${OFFICE_TIME_ZONE}')`;

/** The only kind with a stage and a position. */
export const APPLICATIONS = `kind = 'application'`;

export const VIEWS: Record<SubmissionView, string> = {
  open: `state <> 'handled' AND ${NOT_SNOOZED}`,
  today: `created_at >= ${TODAY}`,
  waiting: UNANSWERED,
  snoozed: `snoozed_until > now() AND state <> 'handled'`,
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

/** Matches a search with at least one word. The database splits it into words in the same way as the rows. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** How many of the newest submissions are searched without the index: `most`, or `pages` times the page size if that is more. */
const NEWEST = { most: 300, pages: 2 };

/** How many of these are sampled to estimate the frequency of the words. */
const SAMPLE = 100;

/** Maximum number of words looked up in the index, which reads all its entries of each word, however few rows have them all. */
const INDEXED_WORDS = 4;

/** The searchable words of a row of `submissions s`. */
const WORDS = submissionWords('s.');

interface Search {
  /** A placeholder, like the next three. */
  words: string;
  limit: string;
  newest: string;
  /** Absent for all kinds. */
  kindWords?: string;
  conditions: string;
}

/** The words of each row include its kind, prefixed with `=`. */
const wordsOfKinds = (kinds: Kinds) => kinds.map((kind) => `=${kind}`).join(' | ');

/** The newest rows that the filter leaves, with those of them that contain every word. `sample` computes no other words. */
const walk = ({ words, limit, newest, conditions }: Search) => `
  newest AS MATERIALIZED (
    SELECT id, created_at FROM submissions s WHERE ${conditions} ${NEWEST_FIRST} LIMIT ${newest}
  ), few AS MATERIALIZED (
    SELECT count(*) < ${newest} AS is_all FROM newest
  ), walk AS MATERIALIZED (
    SELECT id, created_at, (SELECT ${WORDS} FROM submissions s WHERE s.id = newest.id) AS words FROM newest
  ), sample AS MATERIALIZED (
    SELECT words FROM walk LIMIT ${SAMPLE}
  ), wanted AS MATERIALIZED (
    SELECT search_query(${words}) AS query
  ), walked AS MATERIALIZED (
    SELECT id, created_at FROM walk WHERE words @@ (SELECT query FROM wanted) AND ((SELECT is_all FROM few)
      OR (SELECT count(*) * ${newest} >= ${SAMPLE} * ${limit} FROM sample WHERE words @@ (SELECT query FROM wanted)))
    LIMIT ${limit}
  ), page AS MATERIALIZED (
    SELECT is_all OR (SELECT count(*) FROM walked) >= ${limit} AS is_walked FROM few
  )`;

/** The words to look up in the index: the rarest in the sample. */
const rarest = ({ words, kindWords }: Search) => `
  searched AS MATERIALIZED (
    SELECT DISTINCT word, search_query(word) AS query FROM unnest(words_of(${words})) AS word
  ), rarest AS MATERIALIZED (
    SELECT search_query(string_agg(word, ' ')) ${kindWords ? `&& ${kindWords}::tsquery` : ''} AS query,
      (SELECT count(*) FROM searched) <= ${INDEXED_WORDS} AS is_all
    FROM (
      SELECT word FROM searched
      ORDER BY (SELECT count(*) FROM sample WHERE words @@ searched.query), length(word) DESC, word LIMIT ${INDEXED_WORDS}
    ) rare
  )`;

/** The rows that the index finds, checked for the words that were not looked up. OFFSET 0 hides from the planner how they are used. */
const INDEXED = `
  SELECT * FROM submissions s WHERE ${WORDS} @@ (SELECT query FROM rarest)
    AND ((SELECT is_all FROM rarest) OR ${WORDS} @@ (SELECT query FROM wanted)) OFFSET 0`;

/**
 * A page of rows that contain every word.
 *
 * It is taken from the newest rows when the filter leaves so few that these are all, or when the words are frequent:
 * the index would read every row with these words, whatever the filter. The index is used for words that a sample of
 * the newest rows shows to be rare, and for pages that the newest rows do not fill.
 *
 * The words of a row are computed when it is reached. The subqueries hide the number of words from the planner:
 * otherwise a wrong estimate makes it compute the words of every row, which takes seconds.
 */
const foundPage = (search: Search) => `
  WITH ${walk(search)}, ${rarest(search)}
  SELECT id FROM (
    SELECT id, created_at FROM walked WHERE (SELECT is_walked FROM page)
    UNION ALL
    SELECT id, created_at FROM (${INDEXED}) s WHERE NOT (SELECT is_walked FROM page) AND ${search.conditions}
  ) found ${NEWEST_FIRST} LIMIT ${search.limit}`;

type Place = (value: unknown) => string;

function conditionsOf(filter: SubmissionFilter, place: Place): string[] {
  const conditions = ['deleted_at IS NULL', `suspected_spam = ${place(filter.spam ?? false)}`];
  for (const [key, column] of Object.entries(FILTER_COLUMNS)) {
    const wanted = filter[key as keyof typeof FILTER_COLUMNS];
    if (wanted !== undefined) conditions.push(`${column} = ${place(wanted)}`);
  }
  if (filter.unassigned) conditions.push('assignee IS NULL');
  if (filter.from) conditions.push(`created_at >= ${startOf(`${place(filter.from)}::date`)}`);
  if (filter.to) conditions.push(`created_at < ${startOf(`${place(filter.to)}::date + 1`)}`);
  // matches the partial indexes of applications
  if (filter.stage ?? filter.position) conditions.push(APPLICATIONS);
  if (filter.view) conditions.push(VIEWS[filter.view]);
  return conditions;
}

/**
 * A page of the matching submissions, newest first. Rows are chosen by id first, so that the other columns are read
 * for this page only.
 * @throws Problem 403 for a filter that names another kind
 */
export function pageQuery(columns: string, { filter, kinds, after, limit }: PageOf): Query {
  const named = kindsNamed(filter);
  mustNameOwn(kinds, named);
  const { search = '' } = filter;
  const values: unknown[] = [];
  const place: Place = (value) => `$${values.push(value)}`;
  const conditions = conditionsOf(filter, place);
  if (after) conditions.push(`(created_at, id) < ${positionSql(place(after.micros), place(after.id))}`);
  const where = conditions.join(' AND ') + (filter.kind ? '' : andOfKinds(kinds));
  const most = place(limit);
  const asked = named.length > 0 ? named : kinds;
  const searched = () => ({
    words: place(withJoinedPhones(search)),
    newest: place(Math.max(NEWEST.most, NEWEST.pages * limit)),
    kindWords: asked.length < SUBMISSION_KINDS.length ? place(wordsOfKinds(asked)) : undefined,
  });
  const page = HAS_WORDS.test(search)
    ? foundPage({ ...searched(), limit: most, conditions: where })
    : `SELECT id FROM submissions s WHERE ${where} ${NEWEST_FIRST} LIMIT ${most}`;
  return [`SELECT ${columns} FROM submissions s JOIN (${page}) page USING (id) ${NEWEST_FIRST}`, values];
}

/**
 * Selects the distinct values of a column in alphabetical order, each with one index lookup, however many rows have
 * it.
 * @param condition the condition of the partial index
 */
export function distinctValues(column: string, condition: string, most: number): string {
  const next = (after: string) =>
    `(SELECT ${column} FROM submissions WHERE ${condition} ${after} ORDER BY ${column} LIMIT 1)`;
  return `WITH RECURSIVE used AS (
    ${next('')} UNION ALL SELECT ${next(`AND ${column} > used.${column}`)} FROM used WHERE ${column} IS NOT NULL
  ) SELECT ${column} AS value FROM used WHERE ${column} IS NOT NULL LIMIT ${most}`;
}
