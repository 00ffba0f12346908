import type { SubmissionFilter } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { Button } from '#client/components/button/button.tsx';
import { LinkButton } from '#client/components/button/link-button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { Link } from '#client/components/link/link.tsx';
import { AlertSettings } from '../../live/alert-settings.tsx';
import { MoreMenu } from '../../more-menu.tsx';
import { clockText } from '../../times.ts';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { refreshLists, useLostSince, useSubmissions } from '../../queries/inbox.ts';
import { CalendarFeed } from '../agenda/calendar-feed.tsx';
import { BoardFilter } from '../board/board-filter.tsx';
import { TEXTS, VIEW_LISTS } from '../inbox-texts.ts';
import { KeyboardButton } from '../keyboard/keyboard-help.tsx';
import {
  inboxAddress,
  isFiltered,
  type Layout,
  LAYOUTS,
  type ShownFilter,
  tabView,
} from '../hooks/use-inbox-address.ts';
import { LIST_HEADING } from '../hooks/use-inbox-focus.ts';
import { InboxFilter, SetFilters } from './inbox-filter.tsx';
import { Views } from './views.tsx';
import styles from './list.module.css';

/** Announces the state of the list, with Retry or Clear filters where they help. */
function ListStatus({ filter }: { filter: SubmissionFilter }) {
  const { items, status, refetch } = useSubmissions();
  const lostSince = useLostSince();
  const isEmpty = status === 'loaded' && items.length === 0;
  // the pressed button disappears
  const keepFocus = () => document.getElementById(LIST_HEADING)?.focus();
  const retry = () => {
    keepFocus();
    void refetch();
  };
  return (
    <div className={styles.status}>
      <p role="status" className={isEmpty || status === 'failed' ? styles.alone : undefined}>
        <StatusText filter={filter} />
      </p>
      <SetFilters filter={filter} />
      {status === 'failed' && (
        <Button variant="quiet" onClick={retry}>
          Retry
        </Button>
      )}
      {isEmpty && isFiltered(filter) && (
        <LinkButton variant="quiet" to={inboxAddress({ spam: filter.spam, view: tabView(filter) })} onClick={keepFocus}>
          Clear filters
        </LinkButton>
      )}
      {lostSince && <p className={styles.lost}>{`No connection since ${clockText(lostSince)}. ${TEXTS.old}`}</p>}
    </div>
  );
}

function StatusText({ filter }: { filter: SubmissionFilter }) {
  const { items, next, status, fetchedAt } = useSubmissions();
  if (status === 'failed') return TEXTS.failed;
  if (status !== 'loaded') return TEXTS.loading;
  if (items.length === 0) return isFiltered(filter) ? TEXTS.noMatch : listOf(filter).empty;
  const shown = items.length === 1 ? '1 submission' : `${items.length} submissions`;
  return `${next === null ? '' : 'First '}${shown}. Updated ${clockText(fetchedAt)}.`;
}

/** The board shows a column per stage and can only be filtered by position. */
const inLayout = ({ view, position, ...filter }: ShownFilter, as?: Layout): ShownFilter =>
  as === 'board' ? { view, position, as } : { ...filter, view, position, as };

/** Switches between the list and the board of the applications. */
function LayoutSwitch({ filter }: { filter: ShownFilter }) {
  if (filter.view !== 'applications' || filter.spam) return null;
  return (
    <nav aria-label="Shown as" className={styles.layouts}>
      {[undefined, LAYOUTS.applications].map((as) => (
        <Link key={as ?? 'list'} to={inboxAddress(inLayout(filter, as))} aria-current={filter.as === as || undefined}>
          {as ? 'Board' : 'List'}
        </Link>
      ))}
    </nav>
  );
}

/** The heading and controls above the list, agenda or board. The agenda has no filters; the board only filters by position. */
export function InboxTools({ filter }: { filter: ShownFilter }) {
  const isAgenda = filter.as === 'agenda';
  return (
    <div className={styles.top}>
      <div className={styles.head}>
        <h2 id={LIST_HEADING} tabIndex={-1}>
          {listOf(filter).heading}
        </h2>
        <LayoutSwitch filter={filter} />
        {isAgenda && (
          <div className={styles.tools}>
            <CalendarFeed />
          </div>
        )}
        {filter.as === 'board' && <BoardFilter filter={filter} />}
        {!filter.as && <ListTools filter={filter} />}
      </div>
      {!tabView(filter) && <Views filter={filter} />}
      {!filter.as && <InboxFilter filter={filter} />}
      {!filter.as && <ListStatus filter={filter} />}
    </div>
  );
}

function listOf({ spam, view }: SubmissionFilter): { heading: string; empty: string } {
  if (spam) return { heading: 'Suspected spam', empty: TEXTS.emptySpam };
  return view ? VIEW_LISTS[view] : { heading: 'Inbox', empty: TEXTS.empty };
}

/** Rarely used list actions in a menu. */
function ListTools({ filter }: { filter: SubmissionFilter }) {
  const refreshing = useAttempt(MESSAGES.networkFailed);
  const exporting = useAttempt('The list could not be exported.');
  const failure = refreshing.failure ?? exporting.failure;
  return (
    <>
      <MoreMenu label="List options">
        <Button variant="quiet" busy={refreshing.busy} onClick={() => refreshing.attempt(refreshLists)}>
          Refresh
        </Button>
        <Button
          variant="quiet"
          busy={exporting.busy}
          onClick={() => exporting.attempt(() => inboxApi.downloadList(filter))}
        >
          {exporting.busy ? 'Exporting...' : 'Export CSV'}
        </Button>
        <KeyboardButton />
        <AlertSettings />
      </MoreMenu>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
