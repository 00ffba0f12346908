import { useEffect } from 'react';
import { SUBMISSION_VIEWS, type SubmissionView } from '#shared/contract';
import { countText } from '#shared/desk-words';
import { Link } from '#client/components/link/link.tsx';
import { useOfficeNames } from '#client/stores/office-names.ts';
import { useInbox } from '#client/stores/inbox.ts';
import { isOwn, useOwnKinds } from '#client/stores/rights.ts';
import styles from './list.module.css';
import { VIEWS } from '../texts.ts';
import { SavedFilters } from '../saved-filters/saved-filters.tsx';
import { inboxAddress, type ShownFilter } from '../use-inbox-address.ts';

interface Chip {
  name: string;
  /** What the chip changes of the filter. */
  to: { view?: SubmissionView; spam?: boolean };
  count?: number;
  /** What is counted, for those who do not see where the number stands. */
  counted?: string;
}

/** Narrows the list with one tap, and keeps the other filters. */
export function Views({ filter }: { filter: ShownFilter }) {
  const counts = useInbox((inbox) => inbox.counts);
  const kinds = useOwnKinds();
  const chips: Chip[] = [
    { name: 'All', to: {} },
    ...SUBMISSION_VIEWS.filter((view) => isOwn(kinds, { view })).map((view) => ({
      name: VIEWS[view],
      to: { view },
      count: counts?.[view],
    })),
    { name: 'Suspected spam', to: { spam: true }, count: counts?.spam, counted: ' unread' },
  ];
  return (
    <nav aria-label="Views" className={styles.views}>
      {chips.map(({ name, to, count, counted }) => (
        <Link
          key={name}
          to={inboxAddress({ ...filter, view: to.view, spam: to.spam })}
          className={styles.view}
          aria-current={(filter.view === to.view && Boolean(filter.spam) === Boolean(to.spam)) || undefined}
        >
          {name}
          {count ? (
            <>
              {' '}
              ({countText(count)})<span className="visually-hidden">{counted}</span>
            </>
          ) : null}
        </Link>
      ))}
      <MineChip filter={filter} />
      <SavedFilters filter={filter} />
    </nav>
  );
}

/** Narrows the list to what the person at this device sees to, once that name is known. */
function MineChip({ filter }: { filter: ShownFilter }) {
  const { mine, read } = useOfficeNames();
  useEffect(() => {
    read();
  }, [read]);
  if (mine === undefined) return null;
  const isChosen = filter.assignee === mine;
  return (
    <Link
      to={inboxAddress({ ...filter, assignee: isChosen ? undefined : mine })}
      className={styles.view}
      aria-current={isChosen || undefined}
    >
      Mine
    </Link>
  );
}
