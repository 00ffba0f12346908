import { useEffect } from 'react';
import type { SubmissionFilter, SubmissionSummary } from '#shared/contract';
import { logFailure } from '#client/api/log.ts';
import { Button } from '#client/components/button/button.tsx';
import { LinkButton } from '#client/components/button/link-button.tsx';
import { useIsPhone } from '#client/hooks/use-media-query.ts';
import { useInbox } from '#client/stores/inbox/inbox.ts';
import { useSubmission } from '#client/stores/inbox/submission.ts';
import { KINDS, TEXTS } from '../inbox-texts.ts';
import { neighboursOf } from '../neighbours.ts';
import { inboxAddress } from '../hooks/use-inbox-address.ts';
import { OPEN_HEADING } from '../hooks/use-inbox-focus.ts';
import type { Removal } from '../hooks/use-removal.ts';
import { Thumb } from './submission-actions.tsx';
import { SubmissionDetails } from './submission-details.tsx';
import styles from './submission.module.css';

function SubmissionNav({ id, filter }: { id: string; filter: SubmissionFilter }) {
  const { items, next: rest, more } = useInbox();
  const { previous, next } = neighboursOf(items, id);
  const isLastShown = items.at(-1)?._id === id;
  useEffect(() => {
    if (isLastShown && rest !== null)
      more().catch((error: unknown) => logFailure('The next submissions could not be loaded.', error));
  }, [isLastShown, rest, more]);
  const address = (row: SubmissionSummary) => inboxAddress(filter, row._id);
  return (
    <nav aria-label="Submissions" className={styles.nav}>
      <LinkButton variant="quiet" to={inboxAddress(filter)}>
        Back to the list
      </LinkButton>
      <Along label="Previous" to={previous && address(previous)} />
      <Along label="Next" to={next && address(next)} />
    </nav>
  );
}

/** Disabled at the end of the list, so that the buttons keep their positions. */
function Along({ label, to }: { label: string; to?: string }) {
  const text = (
    <span>
      {label}
      <span className="visually-hidden"> submission</span>
    </span>
  );
  return to ? (
    <LinkButton variant="quiet" to={to}>
      {text}
    </LinkButton>
  ) : (
    <Button variant="quiet" disabled>
      {text}
    </Button>
  );
}

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
