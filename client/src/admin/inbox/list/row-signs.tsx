import type { SubmissionFilter, SubmissionSummary } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { timeText } from '../../times.ts';
import { MailBadge } from '../badges.tsx';
import { isAnswered, STAGES } from '../inbox-texts.ts';
import styles from './submission-row.module.css';

const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const { address: MOST_COUNTED } = INBOX_LIMITS.counted;

/** Such as `3rd message`, from the same address. */
const ordinalText = (ordinal: number): string =>
  ordinal >= MOST_COUNTED ? `${MOST_COUNTED}+ messages` : `${ordinal}${ENDINGS[RULES.select(ordinal)]} message`;

const HOUR = 3_600_000;

/** `Unanswered for 3 days`, once the submission counts as waiting. */
function waitingText({ createdAt, answeredAt, state, spam }: SubmissionSummary, now: Date): string | false {
  const hours = (now.getTime() - new Date(createdAt).getTime()) / HOUR;
  const waits = answeredAt === null && state !== 'handled' && !spam && hours > INBOX_LIMITS.waitingHours;
  return waits && `Unanswered for ${Math.floor(hours / 24)} days`;
}

interface RowSignsProps {
  row: SubmissionSummary;
  filter: SubmissionFilter;
  now: Date;
  /** The board shows the stage as the column. */
  isOnBoard?: boolean;
}

/** Notable facts about a submission. */
export function RowSigns({ row, filter, now, isOnBoard }: RowSignsProps) {
  const isMoved = row.spam !== Boolean(filter.spam);
  const signs = [
    waitingText(row, now),
    row.snoozedUntil !== null && new Date(row.snoozedUntil) > now && `Snoozed until ${timeText(row.snoozedUntil)}`,
    row.assignee !== null && `Assigned to ${row.assignee}`,
    !isOnBoard && row.stage !== null && row.stage !== 'new' && STAGES[row.stage],
    isAnswered(row) && 'Answered',
    row.hasNote && 'Note',
    row.ordinal > 1 && ordinalText(row.ordinal),
    isMoved && (row.spam ? 'Marked as spam' : 'Not spam'),
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
