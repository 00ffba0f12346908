import { useEffect, useState } from 'react';
import { APPLICATION_STAGES, type ApplicationStage } from '#shared/contract';
import { countText } from '#shared/desk-words';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useBoard } from '#client/stores/board.ts';
import { useLive } from '#client/stores/live.ts';
import { useIsPhone } from '#client/hooks/use-media-query.ts';
import { useNow } from '../../use-now.ts';
import { STAGES, TEXTS } from '../inbox-texts.ts';
import type { ShownFilter } from '../use-inbox-address.ts';
import { LIST_HEADING } from '../use-inbox-focus.ts';
import styles from './board.module.css';
import { BoardColumn } from './board-column.tsx';
import { useMoves } from './use-moves.ts';

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
