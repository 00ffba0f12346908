import type { MailState, SubmissionState } from '#shared/contract';
import styles from './badges.module.css';
import { MAIL, MEETINGS, STATES } from './inbox-texts.ts';

interface StateBadgeProps {
  state: SubmissionState;
  /** Shown unless it is done. */
  isAnswered: boolean;
}

export function StateBadge({ state, isAnswered }: StateBadgeProps) {
  return (
    <span className={styles.state} data-state={state}>
      {isAnswered && state !== 'handled' ? 'Answered' : STATES[state]}
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

export function MeetingBadge({ state }: { state: keyof typeof MEETINGS }) {
  return (
    <span className={styles.state} data-meeting={state}>
      {MEETINGS[state]}
    </span>
  );
}
