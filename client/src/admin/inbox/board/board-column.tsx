import type { ApplicationStage } from '#shared/contract';
import { countText } from '#shared/desk-words';
import { MESSAGES } from '#shared/messages';
import { Link } from '#client/components/link/link.tsx';
import { columnFilter, useBoard } from '#client/stores/board.ts';
import { ActionButton } from '../../action-button.tsx';
import { STAGES } from '../inbox-texts.ts';
import { inboxAddress } from '../use-inbox-address.ts';
import { BoardCard } from './board-card.tsx';
import styles from './board.module.css';
import { useDrop } from './dragging.ts';
import type { BoardProps } from './use-moves.ts';

/** The applications in one stage. The heading links to the same applications as a list, which has the bulk actions. */
export function BoardColumn({ stage, filter, now, move }: BoardProps & { stage: ApplicationStage }) {
  const { items, next } = useBoard((board) => board.columns[stage]);
  const count = useBoard((board) => board.counts?.[stage]);
  const more = useBoard((board) => board.more);
  const drop = useDrop(stage, move);
  const heading = `board-${stage}`;
  return (
    <section aria-labelledby={heading} className={styles.column} {...drop}>
      <h3 id={heading}>
        <Link to={inboxAddress(columnFilter(stage, filter.position))}>{STAGES[stage]}</Link>
        {count !== undefined && <span> {countText(count)}</span>}
      </h3>
      <ul>
        {items.map((row) => (
          <BoardCard key={row._id} row={row} filter={filter} now={now} move={move} />
        ))}
      </ul>
      {next !== null && (
        <ActionButton
          variant="secondary"
          action={() => more(stage)}
          failed={MESSAGES.networkFailed}
          busyLabel="Loading..."
        >
          Load more<span className="visually-hidden"> of {STAGES[stage]}</span>
        </ActionButton>
      )}
    </section>
  );
}
