import type { SubmissionFilter } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { LinkButton } from '#client/components/button/link-button.tsx';
import { useInbox } from '#client/stores/inbox.ts';
import { useLive } from '#client/stores/live.ts';
import styles from './list.module.css';
import { TEXTS } from '../inbox-texts.ts';
import { clockText } from '../../times.ts';
import { inboxAddress, isNarrowed } from '../use-inbox-address.ts';
import { LIST_HEADING } from '../use-inbox-focus.ts';

/** Announces the state of the list, with Retry or Clear filters where they help. */
export function ListStatus({ filter }: { filter: SubmissionFilter }) {
  const { items, status, load } = useInbox();
  const lostSince = useLive((live) => live.lostSince);
  const isEmpty = status === 'loaded' && items.length === 0;
  // the pressed button disappears
  const keepFocus = () => document.getElementById(LIST_HEADING)?.focus();
  const retry = () => {
    keepFocus();
    void load({ ...filter });
  };
  return (
    <div className={styles.status}>
      <p role="status" className={isEmpty || status === 'failed' ? styles.alone : undefined}>
        <StatusText filter={filter} />
      </p>
      {status === 'failed' && (
        <Button variant="quiet" onClick={retry}>
          Retry
        </Button>
      )}
      {isEmpty && isNarrowed(filter) && (
        <LinkButton variant="quiet" to={inboxAddress({ spam: filter.spam })} onClick={keepFocus}>
          Clear filters
        </LinkButton>
      )}
      {lostSince && <p className={styles.lost}>{`No connection since ${clockText(lostSince)}. ${TEXTS.old}`}</p>}
    </div>
  );
}

function StatusText({ filter }: { filter: SubmissionFilter }) {
  const { items, next, status, fetchedAt } = useInbox();
  if (status === 'failed') return TEXTS.failed;
  if (status !== 'loaded') return TEXTS.loading;
  if (items.length === 0 && isNarrowed(filter)) return TEXTS.noMatch;
  if (items.length === 0) return filter.spam ? TEXTS.emptySpam : TEXTS.empty;
  const shown = items.length === 1 ? '1 submission' : `${items.length} submissions`;
  return `${shown}${next === null ? '' : ' shown; more available'}. Updated ${clockText(fetchedAt ?? new Date())}.`;
}
