import { useEffect } from 'react';
import type { SubmissionFilter, SubmissionSummary } from '#shared/contract';
import { logFailure } from '#client/api/log.ts';
import { Button } from '#client/components/button/button.tsx';
import { LinkButton } from '#client/components/button/link-button.tsx';
import { useInbox } from '#client/stores/inbox.ts';
import { neighboursOf } from '../neighbours.ts';
import styles from './submission.module.css';
import { inboxAddress } from '../use-inbox-address.ts';

export function SubmissionNav({ id, filter }: { id: string; filter: SubmissionFilter }) {
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
