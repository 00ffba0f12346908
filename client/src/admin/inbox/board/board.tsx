import { useEffect, useState } from 'react';
import { APPLICATION_STAGES, type ApplicationStage } from '#shared/contract';
import { countText } from '#shared/inbox/desk-words';
import { MESSAGES } from '#shared/messages';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { Link } from '#client/components/link/link.tsx';
import { useIsPhone } from '#client/hooks/use-media-query.ts';
import { columnFilter, useBoard } from '#client/stores/inbox/board.ts';
import { useLive } from '#client/stores/inbox/live.ts';
import { ActionButton } from '../../action-button.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { STAGES, TEXTS } from '../inbox-texts.ts';
import { inboxAddress, type ShownFilter } from '../hooks/use-inbox-address.ts';
import { LIST_HEADING } from '../hooks/use-inbox-focus.ts';
import { BoardCard } from './board-card.tsx';
import { useDrop } from './dragging.ts';
import { type BoardProps, useMoves } from './use-moves.ts';
import styles from './board.module.css';

/** The applications in one stage. The heading links to the same applications as a list, which has the bulk actions. */
function BoardColumn({ stage, filter, now, move }: BoardProps & { stage: ApplicationStage }) {
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

/** Applications as cards in a column per stage; on phones one stage at a time. */
export function Board({ filter }: { filter: ShownFilter }) {
  const { position } = filter;
  const load = useBoard((board) => board.load);
  const version = useLive((live) => live.version);
  const { move, failure } = useMoves();
  const now = useNow();
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<ApplicationStage>('new');
  useEffect(() => void load(position), [load, position, version]);
  return (
    <section aria-labelledby={LIST_HEADING} className={styles.board}>
      <BoardStatus position={position} />
      {failure && <Alert>{failure}</Alert>}
      {isPhone && <StageSwitch shown={shown} onShow={setShown} />}
      <div className={styles.columns}>
        {(isPhone ? [shown] : APPLICATION_STAGES).map((stage) => (
          <BoardColumn key={stage} stage={stage} filter={filter} now={now} move={move} />
        ))}
      </div>
    </section>
  );
}

function BoardStatus({ position }: { position?: string }) {
  const { status, load } = useBoard();
  const text = { idle: TEXTS.board.loading, loading: TEXTS.board.loading, failed: TEXTS.failed, loaded: '' }[status];
  const retry = () => {
    document.getElementById(LIST_HEADING)?.focus(); // the pressed button disappears
    void load(position);
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
  shown: ApplicationStage;
  onShow: (stage: ApplicationStage) => void;
}

function StageSwitch({ shown, onShow }: StageSwitchProps) {
  const counts = useBoard((board) => board.counts);
  return (
    <div role="group" aria-label="Stage shown" className={styles.switch}>
      {APPLICATION_STAGES.map((stage) => (
        <button key={stage} type="button" aria-pressed={stage === shown} onClick={() => onShow(stage)}>
          {STAGES[stage]}
          {counts ? ` ${countText(counts[stage])}` : ''}
        </button>
      ))}
    </div>
  );
}
