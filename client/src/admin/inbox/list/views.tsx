import { SUBMISSION_VIEWS } from '#shared/contract';
import { countText } from '#shared/inbox/desk-words';
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
  /** Unit of the count, for screen readers. */
  counted?: string;
}

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
      counted: ' unread',
    },
  ];
  return (
    <nav aria-label="Views" className={styles.views}>
      {chips.map(({ name, to, isChosen, count, counted }) => (
        <Link key={name} to={inboxAddress(to)} className={styles.view} aria-current={isChosen || undefined}>
          {name}
          {count !== undefined && (
            <span>
              {` ${countText(count)}`}
              {counted && <span className="visually-hidden">{counted}</span>}
            </span>
          )}
        </Link>
      ))}
      <OwnerChips filter={filter} />
      <SavedFilters filter={filter} />
    </nav>
  );
}

/** Filters by assignee: my submissions, or unassigned ones. */
function OwnerChips({ filter }: { filter: ShownFilter }) {
  const mine = useMe();
  const isMine = mine !== undefined && filter.assignee === mine;
  const chip = (name: string, isChosen: boolean, to: Pick<ShownFilter, 'assignee' | 'unassigned'>) => (
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
      {mine !== undefined && chip('Mine', isMine, { assignee: mine })}
      {chip('Unassigned', filter.unassigned === true, { unassigned: true })}
    </>
  );
}
