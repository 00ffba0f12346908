import type { SubmissionDetail } from '#shared/contract';
import styles from './submission.module.css';
import { SPAM_SIGNS } from '../inbox-texts.ts';

/** Why a submission is suspected to be spam, or which sign was found although it is not. */
export function SpamNotice({ submission: { spam, spamReasons } }: { submission: SubmissionDetail }) {
  if (!spam && spamReasons.length === 0) return null;
  return (
    <div className={`notice ${styles.spam}`}>
      <p>{headOf(spam, spamReasons.length)}</p>
      {spamReasons.length > 0 && (
        <ul>
          {spamReasons.map((reason) => (
            <li key={reason}>{SPAM_SIGNS[reason]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function headOf(spam: boolean, signs: number): string {
  if (!spam) return 'Not marked as spam, but one signal was found:';
  return signs > 0 ? 'Suspected spam:' : 'Marked as spam manually.';
}
