import type { SubmissionChange, SubmissionDetail } from '#shared/contract';
import { Button, buttonClass } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { changeSubmission } from '#client/admin/queries/submission.ts';
import { useIsPhone } from '#client/hooks/use-media-query.ts';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { MoreMenu } from '../../more-menu.tsx';
import { useHandledAndNext, useSpamAndNext } from '../hooks/use-handled-and-next.ts';
import { telLink } from './facts/links.ts';
import { REPLY_TEXT_ID, toReply } from './reply/use-reply.ts';
import styles from './submission.module.css';

interface SubmissionActionsProps {
  submission: SubmissionDetail;
  onDelete: (submission: SubmissionDetail) => Promise<void>;
}

/** Toggle buttons, so that a pressed one stays in place and keeps the focus. */
export function SubmissionActions({ submission, onDelete }: SubmissionActionsProps) {
  const { _id, state, spam, email } = submission;
  const isPhone = useIsPhone();
  const changing = useAttempt('The submission could not be changed.');
  const handle = useHandledAndNext();
  const moveSpam = useSpamAndNext();
  const deleting = useAttempt('The submission could not be deleted.');
  const failure = changing.failure ?? deleting.failure;
  const toggles: { label: string; to: SubmissionChange }[] = [
    state === 'handled'
      ? { label: 'Mark as not done', to: { state: 'read' } }
      : { label: 'Mark as done', to: { state: 'handled' } },
    state === 'new'
      ? { label: 'Mark as read', to: { state: 'read' } }
      : { label: 'Mark as unread', to: { state: 'new' } },
  ];
  return (
    <>
      <div className={styles.actions}>
        {!spam && email && !isPhone && (
          <a href={`#${REPLY_TEXT_ID}`} className={buttonClass('secondary')} onClick={toReply}>
            Reply by email
          </a>
        )}
        {!isPhone && (
          <Button variant="secondary" onClick={() => changing.attempt(() => handle(submission))}>
            Done → next
          </Button>
        )}
        <div className={styles.toggles}>
          <Button variant="quiet" onClick={() => changing.attempt(() => moveSpam(submission))}>
            {spam ? 'Not spam' : 'Mark as spam'}
          </Button>
          <Button variant="danger" busy={deleting.busy} onClick={() => deleting.attempt(() => onDelete(submission))}>
            Delete
          </Button>
          <MoreMenu label="More actions">
            {toggles.map(({ label, to }, index) => (
              <Button key={index} variant="quiet" onClick={() => changing.attempt(() => changeSubmission(_id, to))}>
                {label}
              </Button>
            ))}
          </MoreMenu>
        </div>
      </div>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}

/** The bar at the bottom of a phone's screen. */
export function Thumb({ submission }: { submission: SubmissionDetail }) {
  const handle = useHandledAndNext();
  const { attempt, busy, failure } = useAttempt('The submission could not be changed.');
  const tel = telLink(submission.phone);
  return (
    <div role="group" aria-label="Answer" className={styles.thumb}>
      {failure && <Alert>{failure}</Alert>}
      {tel && (
        <a href={tel} className={buttonClass('secondary')}>
          Call
        </a>
      )}
      {!submission.spam && submission.email && (
        <a href={`#${REPLY_TEXT_ID}`} className={buttonClass('primary')} onClick={toReply}>
          Reply<span className="visually-hidden"> by email</span>
        </a>
      )}
      <Button variant="secondary" busy={busy} onClick={() => attempt(() => handle(submission))}>
        Done<span className="visually-hidden"> → next</span>
      </Button>
    </div>
  );
}
