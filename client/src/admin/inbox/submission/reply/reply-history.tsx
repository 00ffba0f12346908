import type { ReplyFacts, SubmissionDetail } from '#shared/contract';
import { inboxApi } from '#client/api/inbox.ts';
import { ActionButton } from '#client/admin/action-button.tsx';
import { timeText } from '#client/admin/times.ts';
import { emptyReply, keepReply } from './reply-draft.ts';
import styles from './reply.module.css';
import { refreshReplied, takeBack } from './take-back.ts';
import { REPLY_STATES } from './reply-texts.ts';

/** The replies, oldest first. */
export function ReplyHistory({ submission }: { submission: SubmissionDetail }) {
  if (submission.replies.length === 0) return null;
  return (
    <ol aria-label="Replies" className={styles.history}>
      {submission.replies.map((reply) => (
        <li key={reply._id}>
          <Written reply={reply} submission={submission} />
        </li>
      ))}
    </ol>
  );
}

function Written({ reply, submission }: { reply: ReplyFacts; submission: SubmissionDetail }) {
  const { _id, subject, body, createdBy, state, canTakeBack } = reply;
  const resend = async () => {
    await inboxApi.resendMail(submission._id);
    await refreshReplied();
  };
  const back = () => takeBack([_id], () => keepReply(submission._id, { subject, body }, emptyReply(submission)));
  return (
    <>
      <details>
        <summary>
          <span className={styles.subject}>{subject}</span>
          <StateLine reply={reply} />
        </summary>
        <p className={styles.body}>{body}</p>
        {createdBy !== null && <p className={styles.quiet}>Written by {createdBy}.</p>}
      </details>
      {state === 'failed' && (
        <ActionButton variant="secondary" action={resend} failed="The mail could not be sent.">
          Send again
        </ActionButton>
      )}
      {canTakeBack && (
        <ActionButton variant="quiet" action={back} failed="The reply could not be unsent.">
          Unsend
        </ActionButton>
      )}
    </>
  );
}

function StateLine({ reply: { state, sentAt, createdAt, hasInvitation } }: { reply: ReplyFacts }) {
  const at = sentAt ?? createdAt;
  return (
    <span className={styles.state} data-state={state}>
      <b>{REPLY_STATES[state]}</b> <time dateTime={at}>{timeText(at)}</time>
      {hasInvitation && ', with an invitation'}
    </span>
  );
}
