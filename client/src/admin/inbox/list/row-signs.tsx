import type { SubmissionFilter, SubmissionSummary } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { relativeText, shortDate, timeText } from '../../times.ts';
import { MailBadge } from '../badges.tsx';
import { isAnswered, STAGES } from '../inbox-texts.ts';
import styles from './submission-row.module.css';

const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const { address: MAX_COUNTED } = INBOX_LIMITS.counted;

/** `3rd message`, for the third from the same address. */
const ordinalText = (ordinal: number): string =>
  ordinal >= MAX_COUNTED ? `${MAX_COUNTED}+ messages` : `${ordinal}${ENDINGS[RULES.select(ordinal)]} message`;

const HOUR = 3_600_000;

/** When a snooze that still lasts ends. */
export const snoozeOf = ({ snoozedUntil }: Pick<SubmissionSummary, 'snoozedUntil'>, now: Date): string | undefined =>
  snoozedUntil !== null && new Date(snoozedUntil) > now ? snoozedUntil : undefined;

/** Applicants who are hired or rejected wait for nothing but to hear it. */
const waitingText = ({ stage }: SubmissionSummary, days: number): string =>
  stage === 'hired' || stage === 'declined' ? `No reply for ${days} days` : `${days} days waiting`;

const waitingSince = ({ createdAt }: SubmissionSummary, days: number): string =>
  `Unanswered for ${days} days, since ${timeText(createdAt)}`;

/** The days of `3 days waiting`, once the submission counts as waiting. */
function waitingDays(row: SubmissionSummary, now: Date): number | undefined {
  const hours = (now.getTime() - new Date(row.createdAt).getTime()) / HOUR;
  const isOpen = row.answeredAt === null && row.state !== 'handled' && !row.spam && !snoozeOf(row, now);
  return isOpen && hours > INBOX_LIMITS.waitingHours ? Math.floor(hours / 24) : undefined;
}

const firstNameOf = (name: string): string => name.split(/[\s@]/, 1)[0];

interface RowSignsProps {
  row: SubmissionSummary;
  filter: SubmissionFilter;
  now: Date;
  /** The board shows the stage as the column. */
  isOnBoard?: boolean;
}

/** Notable facts about a submission. */
export function RowSigns({ row, filter, now, isOnBoard }: RowSignsProps) {
  const snoozedUntil = snoozeOf(row, now);
  const isMoved = row.spam !== Boolean(filter.spam);
  const signs = [
    snoozedUntil !== undefined && `Snoozed: ${shortDate(snoozedUntil, now)}`,
    !isOnBoard && row.stage !== null && row.stage !== 'new' && STAGES[row.stage],
    isAnswered(row) && 'Answered',
    row.replyQueued && 'Reply queued',
    row.hasNote && 'Note',
    isMoved && (row.spam ? 'Marked as spam' : 'Not spam'),
    !isOnBoard && row.ordinal > 1 && ordinalText(row.ordinal),
  ].filter((sign) => sign !== false);
  return (
    <>
      {signs.map((sign) => (
        <span key={sign} className={styles.sign}>
          {sign}
        </span>
      ))}
      {row.replyFailed && <span className={styles.failed}>Reply not sent</span>}
      {row.mail === 'failed' && <MailBadge mail={row.mail} />}
    </>
  );
}

/** When it came, or how long it has waited. */
export function Age({ row, now }: { row: SubmissionSummary; now: Date }) {
  const { createdAt } = row;
  const days = waitingDays(row, now);
  return (
    <time
      dateTime={createdAt}
      title={days === undefined ? timeText(createdAt) : waitingSince(row, days)}
      className={styles.age}
      data-waiting={days !== undefined || undefined}
    >
      {days === undefined ? relativeText(createdAt, now) : waitingText(row, days)}
    </time>
  );
}

/** The assignee's first name. */
export function AssigneePill({ row: { assignee } }: { row: SubmissionSummary }) {
  return (
    assignee !== null && (
      <span className={styles.assignee} title={`Assigned to ${assignee}`}>
        <span aria-hidden="true">{firstNameOf(assignee)}</span>
        <span className="visually-hidden">Assigned to {assignee}</span>
      </span>
    )
  );
}
