import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SUBMISSION_VIEWS } from '#shared/contract';
import { countText } from '#shared/inbox/desk-words';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { Link } from '#client/components/link/link.tsx';
import { isOwn, useOwnKinds } from '#client/stores/rights.ts';
import styles from './list.module.css';
import { VIEWS } from '../inbox-texts.ts';
import { useCounts } from '../../queries/inbox.ts';
import { useMe } from '../assignee/use-assign.ts';
import { SavedFilters } from '../saved-filters/saved-filters.tsx';
import { inboxAddress, isNarrowed, LAYOUTS, type ShownFilter } from '../hooks/use-inbox-address.ts';

interface Chip {
  name: string;
  to: ShownFilter;
  isChosen: boolean;
  /** Undefined until it is known. */
  count?: number;
}

/** Offered only while there is something in them. */
const WITHOUT_EMPTY = [VIEWS.waiting, VIEWS.snoozed];

/** Chips that filter by view and keep the other filters, which All clears. Meetings and applications have their own tabs. */
export function Views({ filter }: { filter: ShownFilter }) {
  const counts = useCounts();
  const kinds = useOwnKinds();
  const { spam } = filter;
  const chips: Chip[] = [
    {
      name: 'All',
      to: {},
      isChosen: !spam && !isNarrowed(filter),
      count: counts && counts.open + counts.snoozed + counts.handled,
    },
    ...SUBMISSION_VIEWS.filter((view) => !(view in LAYOUTS) && isOwn(kinds, { view })).map((view) => ({
      name: VIEWS[view],
      to: { ...filter, view, spam: undefined },
      isChosen: !spam && filter.view === view,
      count: counts?.[view],
    })),
    {
      name: 'Spam',
      to: { ...filter, view: undefined, spam: true },
      isChosen: spam === true,
      count: counts?.spam,
    },
  ];
  const shown = chips.filter(({ name, isChosen, count }) => isChosen || !WITHOUT_EMPTY.includes(name) || count);
  return (
    <nav aria-label="Views" className={styles.views} data-sideways>
      {shown.map(({ name, to, isChosen, count }) => (
        <Link key={name} to={inboxAddress(to)} className={styles.view} aria-current={isChosen || undefined}>
          {name}
          {count !== undefined && <span>{` ${countText(count)}`}</span>}
        </Link>
      ))}
      <OwnerChips filter={filter} />
      <SavedFilters filter={filter} />
    </nav>
  );
}

/** Filters by assignee: my submissions with the number of open ones, or unassigned ones. */
function OwnerChips({ filter }: { filter: ShownFilter }) {
  const mine = useMe();
  const count = useMyWork(mine);
  const isMine = mine !== undefined && filter.assignee === mine;
  const chip = (name: ReactNode, isChosen: boolean, to: Pick<ShownFilter, 'assignee' | 'unassigned'>) => (
    <Link
      to={inboxAddress({ ...filter, assignee: undefined, unassigned: undefined, ...(isChosen ? {} : to) })}
      className={styles.view}
      aria-current={isChosen || undefined}
    >
      {name}
    </Link>
  );
  return (
    <>
      {mine !== undefined &&
        chip(
          <>
            Mine
            {count && (
              <span>
                {` ${count}`}
                <span className="visually-hidden"> open</span>
              </span>
            )}
          </>,
          isMine,
          { assignee: mine },
        )}
      {chip('Unassigned', filter.unassigned === true, { unassigned: true })}
    </>
  );
}

/** Number of open submissions assigned to this user; more than a page reads as `50+`. */
function useMyWork(mine: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['inbox', 'mine', mine],
    queryFn: () => inboxApi.pages({ view: 'open', assignee: mine }, 1),
    enabled: mine !== undefined,
    meta: { failed: 'Your own submissions could not be counted.' },
  });
  return data?.items.length ? `${data.items.length}${data.next === null ? '' : '+'}` : undefined;
}
