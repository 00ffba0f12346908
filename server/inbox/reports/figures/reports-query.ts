import type { Figures, SubmissionKind } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { IN_INBOX, UNANSWERED, countUpToLimit } from '#server/submissions/conditions';
import { andOfKinds, type Kinds } from '#server/submissions/own-kinds';

const shown = (kinds: Kinds) => `${IN_INBOX}${andOfKinds(kinds)}`;

/** Much faster than computing the week of each row in a time zone. */
const BUCKET = 'width_bucket(created_at, $1::timestamptz[])';

/** The rows as JSON. */
export const rowsOf = (select: string) => `(SELECT coalesce(json_agg(figure), '[]') FROM (${select}) figure)`;

const weeks = (rows: string) => `
  SELECT kind, ${BUCKET} AS week, count(*)::int AS count FROM submissions
  WHERE ${rows} AND created_at >= ($1::timestamptz[])[1] AND created_at < $4 GROUP BY 1, 2`;

/** date_part returns a float, which sorts in a third of the time of extract's numeric. */
const ANSWERS = `
  SELECT kind, count(answered_at)::int AS answered,
    percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY date_part('epoch', answered_at - created_at)) AS seconds,
    count(*) FILTER (WHERE answered_at < due)::int AS "inTime",
    count(*) FILTER (WHERE due <= coalesce(answered_at, now()))::int AS late
  FROM came WHERE answered_at IS NOT NULL OR state <> 'handled' GROUP BY kind`;

const PAGES = `
  SELECT page, count(*)::int AS count FROM came GROUP BY page ORDER BY count DESC, page LIMIT ${INBOX_LIMITS.figures.pages}`;

/** Age groups of open submissions, delimited by the times in $5. */
const AGES = {
  today: 'created_at >= ($5::timestamptz[])[3]',
  days: 'created_at >= ($5::timestamptz[])[2] AND created_at < ($5::timestamptz[])[3]',
  week: 'created_at >= ($5::timestamptz[])[1] AND created_at < ($5::timestamptz[])[2]',
  older: 'created_at < ($5::timestamptz[])[1]',
};

const open = (rows: string) => {
  const ages = Object.entries(AGES).map(([name, age]) =>
    countUpToLimit(name, `${rows} AND state <> 'handled' AND ${age}`),
  );
  return `SELECT ${[...ages, countUpToLimit('waiting', `${rows} AND ${UNANSWERED}`)].join()}`;
};

/**
 * All figures of these kinds in one snapshot. $1: starts of the weeks. $2: starts of the days whose answers and pages
 * are read. $3: for each of these days, until when an answer is in time. $4: end of the period. $5: starts of the age
 * groups.
 */
export function figuresOf(kinds: Kinds): string {
  const rows = shown(kinds);
  return `
  WITH came AS MATERIALIZED (
    SELECT kind, state, created_at, answered_at, page,
      ($3::timestamptz[])[width_bucket(created_at, $2::timestamptz[])] AS due
    FROM submissions WHERE ${rows} AND created_at >= ($2::timestamptz[])[1] AND created_at < $4
    ORDER BY created_at DESC, id DESC LIMIT ${INBOX_LIMITS.figures.read}
  )
  SELECT ${rowsOf(weeks(rows))} AS weeks, ${rowsOf(ANSWERS)} AS answers, ${rowsOf(PAGES)} AS pages,
    (SELECT row_to_json(figure) FROM (${open(rows)}) figure) AS open`;
}

export interface FiguresRow extends Pick<Figures, 'open' | 'pages'> {
  /** `week` counts from 1. */
  weeks: { kind: SubmissionKind; week: number; count: number }[];
  answers: {
    kind: SubmissionKind;
    answered: number;
    seconds: [median: number, slow: number] | null;
    inTime: number;
    late: number;
  }[];
}
