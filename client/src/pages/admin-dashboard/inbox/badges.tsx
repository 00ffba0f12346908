import type { MailState, SubmissionState } from '#shared/contract';
import styles from './badges.module.css';
import { MAIL, STATES } from './texts.ts';

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
      Mail: <span>{MAIL[mail]}</span>
    </span>
  );
}
