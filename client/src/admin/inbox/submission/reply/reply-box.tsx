import type { ReactNode } from 'react';
import type { ReplyFacts, SubmissionDetail } from '#shared/contract';
import { ActionButton } from '#client/admin/action-button.tsx';
import { timeText } from '#client/admin/times.ts';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { refreshInbox } from '#client/admin/queries/inbox.ts';
import { emptyReply, keepReply } from './reply-draft.ts';
import { ReplyForm } from './reply-form.tsx';
import { REPLY_STATES, REPLY_TEXTS } from './reply-texts.ts';
import { takeBack } from './take-back.ts';
import styles from './reply.module.css';

/** The replies, oldest first. */
function ReplyHistory({ submission }: { submission: SubmissionDetail }) {
  if (submission.replies.length === 0) return null;
  return (
    <ol aria-label="Replies" className={styles.history}>
      {submission.replies.map((reply) => (
        <li key={reply._id}>
          <ReplyItem reply={reply} submission={submission} />
        </li>
      ))}
    </ol>
  );
}

function ReplyItem({ reply, submission }: { reply: ReplyFacts; submission: SubmissionDetail }) {
  const { _id, subject, body, createdBy, state, canTakeBack } = reply;
  const resend = async () => {
    await inboxApi.resendMail(submission._id);
    await refreshInbox();
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
        <ActionButton variant="secondary" action={resend} failed="The email could not be sent.">
          Send again
        </ActionButton>
      )}
      {canTakeBack && (
        <ActionButton variant="quiet" action={back} failed="The reply could not be unsent.">
          Cancel this email
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

interface ReplyBoxProps {
  submission: SubmissionDetail;
  /** The form of another letter, in place of the reply's. */
  children?: ReactNode;
}

/** Replies so far, and the form for the next one. */
export function ReplyBox({ submission, children }: ReplyBoxProps) {
  const unable = noReplyReason(submission);
  const form = unable ? (
    <p className={styles.quiet}>{unable}</p>
  ) : (
    <ReplyForm key={submission._id} submission={submission} />
  );
  return (
    <section aria-labelledby="reply-heading" className={styles.box}>
      <h3 id="reply-heading">Reply</h3>
      <ReplyHistory submission={submission} />
      {children ?? form}
    </section>
  );
}

/** Why no reply can be sent; undefined if one can. */
function noReplyReason({ spam, email }: SubmissionDetail): string | undefined {
  if (spam) return REPLY_TEXTS.spam;
  return email === '' ? REPLY_TEXTS.noAddress : undefined;
}
