import type { ReplyFacts, SubmissionDetail, SubmissionSummary } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { FIRST_LINE, SUBJECT, TEXT_COLUMNS } from '../../submissions/form/form-columns.ts';
import { andOfKinds, type Kinds } from '../../submissions/own-kinds.ts';
import { MICROS } from './cursor.ts';

const MAX_LETTERS = 200;

/** Counts through the index on addresses, up to a limit, because a bot may send thousands from one address. */
const ordinal = (kinds: Kinds) => `(SELECT count(*)::int + 1 FROM (
    SELECT 1 FROM submissions earlier WHERE fold_case(earlier.email) = fold_case(s.email)
      AND s.email <> '' AND earlier.deleted_at IS NULL${andOfKinds(kinds, 'earlier.kind')}
      AND (earlier.created_at, earlier.id) < (s.created_at, s.id) LIMIT ${INBOX_LIMITS.counted.address - 1}
  ) known) AS ordinal`;

const REPLY_FAILED = `EXISTS (SELECT FROM replies r JOIN mails ON reply_id = r.id
    WHERE r.submission_id = s.id AND mails.state = 'failed')`;

/** Not EXISTS, for which PostgreSQL would read the mails from end to end. */
const REPLY_QUEUED = `coalesce((SELECT bool_or(mails.state IN ('queued', 'sending')) FROM replies r JOIN mails ON reply_id = r.id
    WHERE r.submission_id = s.id), false)`;

/** Oldest first. A mail that is being sent is reported as queued. */
const REPLIES = `ARRAY(
    SELECT json_build_object('_id', r.id, 'subject', r.subject, 'body', body, 'createdAt', r.created_at,
      'createdBy', created_by, 'state', CASE mails.state WHEN 'sending' THEN 'queued' ELSE mails.state END,
      'sentAt', sent_at, 'hasInvitation', calendar IS NOT NULL,
      'canTakeBack', state_before IS NOT NULL AND mails.state = 'queued' AND attempts = 0)
    FROM replies r JOIN mails ON reply_id = r.id WHERE r.submission_id = s.id ORDER BY r.created_at, r.id
  ) AS replies`;

/** Columns of a submission `s`, named as in the contract. */
const COLUMNS = `
  s.id AS _id, kind, reference, name, email, phone,
  ${SUBJECT} AS subject,
  left(${FIRST_LINE}, ${MAX_LETTERS}) AS excerpt,
  meeting_at AS "meetingAt",
  meeting_state AS "meetingState",
  note <> '' AS "hasNote",
  assignee,
  CASE kind WHEN 'application' THEN stage END AS stage,
  answered_at AS "answeredAt",
  snoozed_until AS "snoozedUntil",
  ${REPLY_FAILED} AS "replyFailed",
  ${REPLY_QUEUED} AS "replyQueued",
  state, suspected_spam AS spam, mail_state AS mail, ${MICROS}`;

export const summaryColumns = (kinds: Kinds) => `${COLUMNS}, ${ordinal(kinds)}`;

const DETAIL_COLUMNS = `${COLUMNS}, ${TEXT_COLUMNS},
  meeting_minutes AS "meetingMinutes", meeting_answered_at AS "meetingAnsweredAt",
  meeting_sequence AS "meetingSequence",
  spam_reasons AS "spamReasons", note, privacy_version AS "privacyVersion", page,
  ${REPLIES}`;

export type SummaryRow = Omit<SubmissionSummary, 'createdAt' | 'meetingAt' | 'answeredAt' | 'snoozedUntil'> & {
  micros: string;
  meetingAt: Date | null;
  answeredAt: Date | null;
  snoozedUntil: Date | null;
};

export type DetailRow = SummaryRow &
  Omit<SubmissionDetail, keyof SubmissionSummary | 'resume' | 'meetingAnsweredAt'> & {
    meetingAnsweredAt: Date | null;
    fileName: string | null;
    bytes: number | null;
    downloads: Date[];
  };

/** A submission in an export, without the count that only the dashboard shows. */
export type ExportedSubmission = Omit<SubmissionDetail, 'ordinal'>;
export type ExportedRow = Omit<DetailRow, 'ordinal'>;

const select = (columns: string, rows: string) => `
  SELECT ${columns}, file_name AS "fileName", octet_length(content) AS bytes, ARRAY(
    SELECT downloaded_at FROM resume_downloads d WHERE d.application_id = s.id ORDER BY downloaded_at DESC
  ) AS downloads
  FROM (${rows}) s LEFT JOIN resumes ON application_id = s.id`;

/** All columns of the submissions selected by `rows`, with the facts about their resumes. */
export const detailsOf = (rows: string, kinds: Kinds) => select(`${DETAIL_COLUMNS}, ${ordinal(kinds)}`, rows);

export const exportedOf = (rows: string) => select(DETAIL_COLUMNS, rows);

export function toSummary<Row extends Omit<SummaryRow, 'ordinal'>>({
  micros,
  meetingAt,
  answeredAt,
  snoozedUntil,
  ...row
}: Row) {
  return {
    ...row,
    meetingAt: meetingAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    createdAt: new Date(Number(micros) / 1000).toISOString(),
  };
}

/** PostgreSQL writes times in JSON with microseconds and an offset. */
const isoTimes = (reply: ReplyFacts): ReplyFacts => ({
  ...reply,
  createdAt: new Date(reply.createdAt).toISOString(),
  sentAt: reply.sentAt && new Date(reply.sentAt).toISOString(),
});

export function toDetail<Row extends ExportedRow>({ fileName, bytes, downloads, meetingAnsweredAt, ...row }: Row) {
  const downloadedAt = downloads.map((moment) => moment.toISOString());
  return {
    ...toSummary(row),
    replies: row.replies.map(isoTimes),
    meetingAnsweredAt: meetingAnsweredAt?.toISOString() ?? null,
    resume: fileName === null || bytes === null ? null : { fileName, bytes, downloadedAt },
  };
}
