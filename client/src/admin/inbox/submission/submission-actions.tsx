import type { SubmissionChange, SubmissionDetail } from '#shared/contract';
import { Button, buttonClass } from '#client/components/button/button.tsx';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { changeSubmission, NOT_CHANGED } from '#client/admin/queries/submission.ts';
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

/** Done, then the rarer actions. Phones have the former in a bar and the latter in a menu. */
export function SubmissionActions({ submission, onDelete }: SubmissionActionsProps) {
  const { attempt, failure } = useAttempt(NOT_CHANGED);
  const handle = useHandledAndNext();
  return (
    <>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => attempt(() => handle(submission))}>
          {submission.state === 'handled' ? 'Next' : 'Done → next'}
        </Button>
        <div className={styles.toggles}>
          <RemoveButtons submission={submission} onDelete={onDelete} />
          <MoreMenu label="More actions">
            <MarkAndCopyButtons submission={submission} />
          </MoreMenu>
        </div>
      </div>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}

/** All actions that the bar of a phone does not have. */
export function PhoneActions({ submission, onDelete }: SubmissionActionsProps) {
  return (
    <MoreMenu label="More actions">
      <MarkAndCopyButtons submission={submission} hasDone />
      <RemoveButtons submission={submission} onDelete={onDelete} />
    </MoreMenu>
  );
}

interface MarkAndCopyButtonsProps {
  submission: SubmissionDetail;
  /** Whether a button for Done is always on screen. */
  hasDone?: boolean;
}

const DONE = { label: 'Mark as done', to: { state: 'handled' } } as const;

/** Toggle buttons, so that a pressed one stays in place and keeps the focus, and the buttons that copy. */
function MarkAndCopyButtons({ submission: { _id, state, email, phone }, hasDone = false }: MarkAndCopyButtonsProps) {
  const { attempt, failure } = useAttempt(NOT_CHANGED);
  const done = hasDone ? [] : [DONE];
  const toggles: { label: string; to: SubmissionChange }[] = [
    ...(state === 'handled' ? [{ label: 'Mark as not done', to: { state: 'read' } } as const] : done),
    state === 'new'
      ? { label: 'Mark as read', to: { state: 'read' } }
      : { label: 'Mark as unread', to: { state: 'new' } },
  ];
  return (
    <>
      {toggles.map(({ label, to }, index) => (
        <Button key={index} variant="quiet" onClick={() => attempt(() => changeSubmission(_id, to))}>
          {label}
        </Button>
      ))}
      {email && (
        <CopyButton text={() => email} copied="Address copied.">
          Copy address
        </CopyButton>
      )}
      {phone && (
        <CopyButton text={() => phone} copied="Number copied.">
          Copy number
        </CopyButton>
      )}
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}

/** Takes it out of the list, as spam or for good. */
function RemoveButtons({ submission, onDelete }: SubmissionActionsProps) {
  const moving = useAttempt(NOT_CHANGED);
  const deleting = useAttempt('The submission could not be deleted.');
  const moveSpam = useSpamAndNext();
  const failure = moving.failure ?? deleting.failure;
  return (
    <>
      <Button variant="quiet" onClick={() => moving.attempt(() => moveSpam(submission))}>
        {submission.spam ? 'Not spam' : 'Mark as spam'}
      </Button>
      <Button variant="danger" busy={deleting.busy} onClick={() => deleting.attempt(() => onDelete(submission))}>
        Delete
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}

/** The bar at the bottom of a phone's screen. */
export function PhoneBar({ submission }: { submission: SubmissionDetail }) {
  const handle = useHandledAndNext();
  const { attempt, busy, failure } = useAttempt(NOT_CHANGED);
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
        {submission.state === 'handled' ? (
          'Next'
        ) : (
          <>
            Done<span className="visually-hidden"> → next</span>
          </>
        )}
      </Button>
    </div>
  );
}
