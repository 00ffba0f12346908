import type { SubmissionDetail } from '#shared/contract';
import { ReplyForm } from './reply-form.tsx';
import { ReplyHistory } from './reply-history.tsx';
import styles from './reply.module.css';
import { REPLY_TEXTS } from './reply-texts.ts';

/** Replies so far, and the form for the next one. */
export function ReplyBox({ submission }: { submission: SubmissionDetail }) {
  return (
    <section aria-labelledby="reply-heading" className={styles.box}>
      <h3 id="reply-heading">Reply</h3>
      <ReplyHistory submission={submission} />
      {submission.spam ? (
        <p className={styles.quiet}>{REPLY_TEXTS.spam}</p>
      ) : (
        <ReplyForm key={submission._id} submission={submission} />
      )}
    </section>
  );
}
