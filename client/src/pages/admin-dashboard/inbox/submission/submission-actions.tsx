import type { MouseEvent } from 'react';
import type { SubmissionChange, SubmissionDetail } from '#shared/contract';
import { Button, buttonClass } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useSubmission } from '#client/stores/submission.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useHandledAndNext } from '../use-handled-and-next.ts';
import { REPLY_TEXT_ID } from './reply/use-reply.ts';
import styles from './submission.module.css';

interface SubmissionActionsProps {
  submission: SubmissionDetail;
  onDelete: (submission: SubmissionDetail) => Promise<void>;
}

/** The address of the page stays, as it says which submission is open. */
function toReply(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(REPLY_TEXT_ID)?.focus();
}

/** The buttons toggle, so that a pressed one stays in place with the focus. */
export function SubmissionActions({ submission, onDelete }: SubmissionActionsProps) {
  const { _id, state, spam } = submission;
  const change = useSubmission((store) => store.change);
  const changing = useAttempt('The submission could not be changed.');
  const handle = useHandledAndNext();
  const deleting = useAttempt('The submission could not be deleted.');
  const failure = changing.failure ?? deleting.failure;
  const toggles: { label: string; to: SubmissionChange }[] = [
    state === 'handled'
      ? { label: 'Mark as not done', to: { state: 'read' } }
      : { label: 'Mark as done', to: { state: 'handled' } },
    state === 'new'
      ? { label: 'Mark as read', to: { state: 'read' } }
      : { label: 'Mark as unread', to: { state: 'new' } },
    spam ? { label: 'Not spam', to: { spam: false } } : { label: 'Mark as spam', to: { spam: true } },
  ];
  return (
    <>
      <div className={styles.actions}>
        {!spam && (
          <a href={`#${REPLY_TEXT_ID}`} className={buttonClass('primary')} onClick={toReply}>
            Reply by email
          </a>
        )}
        <Button variant="secondary" onClick={() => changing.attempt(() => handle(submission))}>
          Done and next
        </Button>
        <div className={styles.toggles}>
          {toggles.map(({ label, to }, index) => (
            <Button key={index} variant="quiet" onClick={() => changing.attempt(() => change(_id, to))}>
              {label}
            </Button>
          ))}
          <Button variant="danger" busy={deleting.busy} onClick={() => deleting.attempt(() => onDelete(submission))}>
            Delete
          </Button>
        </div>
      </div>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
