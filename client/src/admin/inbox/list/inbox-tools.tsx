import { BoardFilter } from '../board/board-filter.tsx';
import { CalendarFeed } from '../agenda/calendar-feed.tsx';
import { LAYOUT_NAMES } from '../inbox-texts.ts';
import { LAYOUTS, type ShownFilter } from '../use-inbox-address.ts';
import { LIST_HEADING } from '../use-inbox-focus.ts';
import { InboxFilter } from './inbox-filter.tsx';
import { ListStatus } from './list-status.tsx';
import { ListTools } from './list-tools.tsx';
import styles from './list.module.css';
import { LayoutSwitch } from './layout-switch.tsx';
import { Views } from './views.tsx';

/**
 * What stands above the list, the agenda or the board: what it shows, and what chooses that. The agenda holds every meeting,
 * the board all applications for a position.
 */
export function InboxTools({ filter }: { filter: ShownFilter }) {
  const isAgenda = filter.as === 'agenda';
  return (
    <div className={styles.top}>
      <div className={styles.head}>
        <h2 id={LIST_HEADING} tabIndex={-1}>
          {headingOf(filter)}
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
      {!(filter.view && filter.view in LAYOUTS) && <Views filter={filter} />}
      {!filter.as && <InboxFilter filter={filter} />}
      {!filter.as && <ListStatus filter={filter} />}
    </div>
  );
}

function headingOf({ as, spam }: ShownFilter): string {
  if (as) return LAYOUT_NAMES[as];
  return spam ? 'Suspected Spam' : 'Submissions';
}
