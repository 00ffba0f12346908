import { useEffect } from 'react';
import type { SubmissionFilter } from '#shared/contract';
import { useInbox } from '#client/stores/inbox.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { useIsPhone } from '#client/hooks/use-media-query.ts';
import { Button } from '#client/components/button/button.tsx';
import type { Removal } from '../use-removal.ts';
import { KINDS, TEXTS } from '../inbox-texts.ts';
import { OPEN_HEADING } from '../use-inbox-focus.ts';
import { SubmissionDetails } from './submission-details.tsx';
import { Thumb } from './submission-actions.tsx';
import { SubmissionNav } from './submission-nav.tsx';
import styles from './submission.module.css';

const WORDS = { loading: 'Loading submission...', loaded: '', failed: TEXTS.failed, absent: TEXTS.absent };

/** Shown instead of a submission that is loading, failed to load, does not exist or is not permitted. */
function MissingSubmission({ id }: { id: string }) {
  const { status, reason, open } = useSubmission();
  const retry = () => {
    document.getElementById(OPEN_HEADING)?.focus(); // the pressed button disappears
    void open(id);
  };
  return (
    <div className={styles.missing}>
      <p role="status">{status === 'refused' ? reason : WORDS[status]}</p>
      {status === 'failed' && (
        <Button variant="quiet" onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  );
}

interface SubmissionViewProps {
  id: string;
  filter: SubmissionFilter;
  removal: Removal;
}

/** One submission. The list row provides the heading while the rest is loading. */
export function SubmissionView({ id, filter, removal }: SubmissionViewProps) {
  const { submission, open } = useSubmission();
  const isPhone = useIsPhone();
  const row = useInbox(({ items }) => items.find(({ _id }) => _id === id));
  useEffect(() => void open(id), [id, open]);
  const shown = submission?._id === id ? submission : undefined;
  const head = shown ?? row;
  return (
    <>
      <article className={styles.submission} aria-labelledby={OPEN_HEADING}>
        <div className={styles.title}>
          <h2 id={OPEN_HEADING} tabIndex={-1}>
            {head ? (
              <>
                <span>{KINDS[head.kind]} from </span>
                {head.name}
              </>
            ) : (
              'Submission'
            )}
          </h2>
          <SubmissionNav id={id} filter={filter} />
        </div>
        {shown ? <SubmissionDetails submission={shown} removal={removal} /> : <MissingSubmission id={id} />}
      </article>
      {shown && isPhone && <Thumb submission={shown} />}
    </>
  );
}
