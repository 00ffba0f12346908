import type { MailState, MeetingState, SubmissionState } from '#shared/contract';
import styles from './badges.module.css';
import { MAIL, MEETINGS, STATES } from './inbox-texts.ts';

export function StateBadge({ state }: { state: SubmissionState }) {
  return (
    <span className={styles.state} data-state={state}>
      {STATES[state]}
    </span>
  );
}

export function MailBadge({ mail }: { mail: MailState }) {
  return (
    <span className={styles.mail} data-mail={mail}>
      Office notification: <span>{MAIL[mail]}</span>
    </span>
  );
}

/** Without a state, the office has not answered yet. */
export function MeetingBadge({ state, isPast }: { state: MeetingState | null; isPast: boolean }) {
  const shown = state ?? (isPast ? 'past' : 'open');
  return (
    <span className={styles.state} data-meeting={shown}>
      {MEETINGS[shown]}
    </span>
  );
}
