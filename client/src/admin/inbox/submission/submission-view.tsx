import { useEffect } from 'react';
import type { SubmissionFilter } from '#shared/contract';
import { useInbox } from '#client/stores/inbox.ts';
import { useSubmission } from '#client/stores/submission.ts';
import type { Removal } from '../use-removal.ts';
import { useIsPhone } from '#client/hooks/use-media-query.ts';
import { MissingSubmission } from './missing-submission.tsx';
import { SubmissionDetails } from './submission-details.tsx';
import { Thumb } from './submission-actions.tsx';
import { SubmissionNav } from './submission-nav.tsx';
import styles from './submission.module.css';
import { KINDS } from '../inbox-texts.ts';
import { OPEN_HEADING } from '../use-inbox-focus.ts';

interface SubmissionViewProps {
  id: string;
  filter: SubmissionFilter;
  removal: Removal;
}

/** One submission. The list provides the heading while the rest is loading. */
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
