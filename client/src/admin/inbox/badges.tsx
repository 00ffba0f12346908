import type { MailState, SubmissionSummary } from '#shared/contract';
import styles from './badges.module.css';
import { MAIL, MEETINGS, stateText } from './inbox-texts.ts';

export function StateBadge({ submission }: { submission: SubmissionSummary }) {
  return (
    <span className={styles.state} data-state={submission.state}>
      {stateText(submission)}
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
