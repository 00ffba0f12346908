import type { SubmissionDetail } from '#shared/contract';
import { dayAfter, mondayOf, officeDay, shortDay } from '#shared/meetings/office-day';
import { OFFICE_OFFSET } from '#shared/meetings/time-zone';
import { changeSubmission } from '#client/admin/queries/submission.ts';
import { ActionButton } from '../../action-button.tsx';
import { timeText } from '../../times.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSnoozeAndNext } from '../hooks/use-handled-and-next.ts';
import { snoozeOf } from '../list/row-signs.tsx';
import styles from './submission.module.css';

/** Eight in the morning, Philippine time, which has no daylight saving. */
const MORNING = `T08:00:00${OFFICE_OFFSET}`;

const WEEK = 7;

/** The mornings to which a submission can be snoozed. */
export function morningsFrom(now: Date): { label: string; until: string }[] {
  const today = officeDay(now);
  const tomorrow = dayAfter(today);
  const monday = dayAfter(mondayOf(today), WEEK);
  const later = dayAfter(monday, WEEK);
  const days = [
    { label: 'Tomorrow 8 AM', day: tomorrow },
    monday === tomorrow ? { label: shortDay(later), day: later } : { label: 'Monday', day: monday },
  ];
  return days.map(({ label, day }) => ({ label, until: day + MORNING }));
}

const FAILED = 'The submission could not be snoozed.';

/** Snoozes a submission until a morning; until then it is not listed as open. */
export function Snooze({ submission }: { submission: SubmissionDetail }) {
  const now = useNow();
  const snooze = useSnoozeAndNext();
  const { _id, state } = submission;
  const snoozedUntil = snoozeOf(submission, now);
  if (state === 'handled') return null;
  if (snoozedUntil !== undefined)
    return (
      <div className={styles.snooze}>
        <p>Snoozed until {timeText(snoozedUntil)}</p>
        <ActionButton variant="quiet" action={() => changeSubmission(_id, { snoozedUntil: null })} failed={FAILED}>
          End snooze
        </ActionButton>
      </div>
    );
  return (
    <div role="group" aria-label="Snooze until" className={styles.snooze}>
      <span>Snooze</span>
      {morningsFrom(now).map(({ label, until }) => (
        <ActionButton key={label} variant="quiet" action={() => snooze(submission, until)} failed={FAILED}>
          {label}
        </ActionButton>
      ))}
    </div>
  );
}
