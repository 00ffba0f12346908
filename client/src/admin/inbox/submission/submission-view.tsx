import { type ReactNode, useEffect } from 'react';
import type { SubmissionSummary } from '#shared/contract';
import { logFailure } from '#client/api/log.ts';
import { Button } from '#client/components/button/button.tsx';
import { LinkButton } from '#client/components/button/link-button.tsx';
import { useIsPhone } from '#client/hooks/use-media-query.ts';
import { loadMore, useSubmissions } from '../../queries/inbox.ts';
import { type OpenSubmission, useSubmission } from '../../queries/submission.ts';
import { KINDS, TEXTS } from '../inbox-texts.ts';
import { neighboursOf } from '../neighbours.ts';
import { inboxAddress, type ShownFilter } from '../hooks/use-inbox-address.ts';
import { OPEN_HEADING } from '../hooks/use-inbox-focus.ts';
import type { Removal } from '../hooks/use-removal.ts';
import { PhoneActions, PhoneBar, SubmissionActions } from './submission-actions.tsx';
import { SubmissionDetails } from './submission-details.tsx';
import styles from './submission.module.css';

interface SubmissionNavProps {
  id: string;
  filter: ShownFilter;
  isBeside: boolean;
  /** After the links. */
  children?: ReactNode;
}

function SubmissionNav({ id, filter, isBeside, children }: SubmissionNavProps) {
  const { items, next: rest } = useSubmissions();
  const { previous, next } = neighboursOf(items, id);
  const isLastShown = items.at(-1)?._id === id;
  useEffect(() => {
    if (isLastShown && rest !== null)
      loadMore(filter).catch((error: unknown) => logFailure('The next submissions could not be loaded.', error));
  }, [isLastShown, rest, filter]);
  const address = (row: SubmissionSummary) => inboxAddress(filter, row._id);
  return (
    <nav aria-label="Submissions" className={styles.nav}>
      {!isBeside && (
        <LinkButton variant="quiet" to={inboxAddress(filter)}>
          <span>
            Back<span className={styles.long}> to the {filter.as ?? 'list'}</span>
          </span>
        </LinkButton>
      )}
      <StepLink label="Previous" to={previous && address(previous)} />
      <StepLink label="Next" to={next && address(next)} />
      {children}
    </nav>
  );
}

/** Disabled at the end of the list, so that the buttons keep their positions. */
function StepLink({ label, to }: { label: string; to?: string }) {
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

const WORDS = { loading: 'Loading submission...', failed: TEXTS.failed, absent: TEXTS.absent };

/** Shown instead of a submission that is loading, failed to load, does not exist or is not permitted. */
function MissingSubmission({ found }: { found: Exclude<OpenSubmission, { status: 'loaded' }> }) {
  const retry = () => {
    document.getElementById(OPEN_HEADING)?.focus(); // the pressed button disappears
    void found.open();
  };
  return (
    <div className={styles.missing}>
      <p role="status">{found.status === 'refused' ? found.reason : WORDS[found.status]}</p>
      {found.status === 'failed' && (
        <Button variant="quiet" onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  );
}

interface SubmissionViewProps {
  id: string;
  filter: ShownFilter;
  removal: Removal;
  /** Whether the list is on screen too. */
  isBeside: boolean;
}

/** One submission. The list row provides the heading while the rest is loading. */
export function SubmissionView({ id, filter, removal, isBeside }: SubmissionViewProps) {
  const found = useSubmission(id);
  const isPhone = useIsPhone();
  const row = useSubmissions().items.find(({ _id }) => _id === id);
  const shown = found.status === 'loaded' ? found.submission : undefined;
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
          <SubmissionNav id={id} filter={filter} isBeside={isBeside}>
            {shown && isPhone && <PhoneActions submission={shown} onDelete={removal.remove} />}
          </SubmissionNav>
          {shown && !isPhone && <SubmissionActions submission={shown} onDelete={removal.remove} />}
        </div>
        {found.status === 'loaded' ? (
          <SubmissionDetails submission={found.submission} removal={removal} />
        ) : (
          <MissingSubmission found={found} />
        )}
      </article>
      {shown && isPhone && <PhoneBar submission={shown} />}
    </>
  );
}
