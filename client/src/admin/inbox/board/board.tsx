import { useState } from 'react';
import { APPLICATION_STAGES, type ApplicationStage, type StageCounts, type SubmissionSummary } from '#shared/contract';
import { countText } from '#shared/inbox/desk-words';
import { MESSAGES } from '#shared/messages';
import { Button } from '#client/components/button/button.tsx';
import { useChoice } from '#client/components/choice-field/use-choice.ts';
import { Alert } from '#client/components/form/alert.tsx';
import { Link } from '#client/components/link/link.tsx';
import { useMediaQuery } from '#client/hooks/use-media-query.ts';
import { ActionButton } from '../../action-button.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { columnFilter, type Columns, EMPTY_BOARD, moreOf, useBoard } from '../../queries/board.ts';
import { statusOf } from '../../queries/client.ts';
import { STAGES, STATES, TEXTS } from '../inbox-texts.ts';
import { inboxAddress, type ShownFilter } from '../hooks/use-inbox-address.ts';
import { LIST_HEADING, rowLinkId } from '../hooks/use-inbox-focus.ts';
import { Age, AssigneePill, RowSigns } from '../list/row-signs.tsx';
import { type BoardProps, dragged, moverId, useDrop, useMoves } from './dragging.ts';
import styles from './board.module.css';

/** An application on the board. Its menu moves it, and so does dragging. */
function BoardCard({ row, filter, now, move }: BoardProps & { row: SubmissionSummary }) {
  const { _id, name, subject, state } = row;
  const stageChoice = useChoice(row.stage ?? '', (stage) => move(row, stage as ApplicationStage));
  return (
    <li className={styles.card} data-state={state} draggable onDragStart={dragged(_id)}>
      <div className={styles.line}>
        <Link id={rowLinkId(_id)} to={inboxAddress(filter, _id)} className={styles.name}>
          {name}
        </Link>
        <span className={styles.move} title="Move">
          <select id={moverId(_id)} aria-label={`Stage of ${name}`} {...stageChoice}>
            {APPLICATION_STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {STAGES[stage]}
              </option>
            ))}
          </select>
        </span>
      </div>
      <p className={styles.subject} title={subject ?? undefined}>
        {subject}
      </p>
      <div className={styles.line}>
        <p className={styles.signs}>
          <Age row={row} now={now} />
          <span className={state === 'handled' ? undefined : 'visually-hidden'}>{STATES[state]}</span>
          <RowSigns row={row} filter={filter} now={now} isOnBoard />
        </p>
        <AssigneePill row={row} />
      </div>
    </li>
  );
}

interface BoardColumnProps extends BoardProps {
  columns: Columns;
  count?: number;
  stage: ApplicationStage;
}

/** The applications in one stage. The heading links to the same applications as a list, which has the bulk actions. */
function BoardColumn({ columns, count, stage, filter, now, move }: BoardColumnProps) {
  const { items, next } = columns[stage];
  const drop = useDrop(columns, stage, move);
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
          action={() => moreOf(stage, filter.position)}
          failed={MESSAGES.networkFailed}
          busyLabel="Loading..."
        >
          Load more<span className="visually-hidden"> of {STAGES[stage]}</span>
        </ActionButton>
      )}
    </section>
  );
}

/** Matches where the columns of all stages are too narrow for names. */
const NARROW = '(width < 64rem)';

/** Applications as cards in a column per stage; on narrow screens one stage at a time. */
export function Board({ filter }: { filter: ShownFilter }) {
  const board = useBoard(filter.position);
  const { columns, counts } = board.data ?? EMPTY_BOARD;
  const { move, failure } = useMoves(filter.position);
  const now = useNow();
  const isNarrow = useMediaQuery(NARROW);
  const [shown, setShown] = useState<ApplicationStage>('new');
  return (
    <section aria-labelledby={LIST_HEADING} className={styles.board}>
      <BoardStatus board={board} />
      {failure && <Alert>{failure}</Alert>}
      {isNarrow && <StageSwitch counts={counts} shown={shown} onShow={setShown} />}
      <div className={styles.columns} data-sideways>
        {(isNarrow ? [shown] : APPLICATION_STAGES).map((stage) => (
          <BoardColumn
            key={stage}
            columns={columns}
            count={counts?.[stage]}
            stage={stage}
            filter={filter}
            now={now}
            move={move}
          />
        ))}
      </div>
    </section>
  );
}

function BoardStatus({ board }: { board: ReturnType<typeof useBoard> }) {
  const status = statusOf(board);
  const isEmpty = Object.values(board.data?.counts ?? {}).every((count) => count === 0);
  const text = {
    idle: TEXTS.board.loading,
    loading: TEXTS.board.loading,
    failed: TEXTS.failed,
    loaded: isEmpty ? TEXTS.board.empty : '',
  }[status];
  const retry = () => {
    document.getElementById(LIST_HEADING)?.focus(); // the pressed button disappears
    void board.refetch();
  };
  return (
    <>
      <p role="status">{text}</p>
      {status === 'failed' && (
        <Button variant="quiet" onClick={retry}>
          Retry
        </Button>
      )}
    </>
  );
}

interface StageSwitchProps {
  counts?: StageCounts;
  shown: ApplicationStage;
  onShow: (stage: ApplicationStage) => void;
}

function StageSwitch({ counts, shown, onShow }: StageSwitchProps) {
  return (
    <div role="group" aria-label="Stage shown" className={styles.switch} data-sideways>
      {APPLICATION_STAGES.map((stage) => (
        <button key={stage} type="button" aria-pressed={stage === shown} onClick={() => onShow(stage)}>
          {STAGES[stage]}
          {counts ? ` ${countText(counts[stage])}` : ''}
        </button>
      ))}
    </div>
  );
}
