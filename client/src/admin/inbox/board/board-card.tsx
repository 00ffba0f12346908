import { APPLICATION_STAGES, type ApplicationStage, type SubmissionSummary } from '#shared/contract';
import { Link } from '#client/components/link/link.tsx';
import { useChoice } from '#client/components/choice-field/use-choice.ts';
import { relativeText, timeText } from '../../times.ts';
import { RowSigns } from '../list/row-signs.tsx';
import { STAGES, STATES } from '../inbox-texts.ts';
import { inboxAddress } from '../hooks/use-inbox-address.ts';
import { rowLinkId } from '../hooks/use-inbox-focus.ts';
import styles from './board.module.css';
import { dragged } from './dragging.ts';
import { type BoardProps, moverId } from './use-moves.ts';

/** An application on the board. Its menu moves it, and so does dragging. */
export function BoardCard({ row, filter, now, move }: BoardProps & { row: SubmissionSummary }) {
  const { _id, name, subject, createdAt, state } = row;
  const stageChoice = useChoice(row.stage ?? '', (stage) => move(row, stage as ApplicationStage));
  return (
    <li className={styles.card} data-state={state} draggable onDragStart={dragged(_id)}>
      <div className={styles.line}>
        <Link id={rowLinkId(_id)} to={inboxAddress(filter, _id)} className={styles.name}>
          {name}
        </Link>
        <time dateTime={createdAt} title={timeText(createdAt)}>
          {relativeText(createdAt, now)}
        </time>
      </div>
      <div className={styles.line}>
        <p className={styles.signs}>
          <span>{subject}</span>
          <span className={state === 'handled' ? undefined : 'visually-hidden'}>{STATES[state]}</span>
          <RowSigns row={row} filter={filter} now={now} isOnBoard />
        </p>
        <span className={styles.move}>
          <span aria-hidden="true">Move</span>
          <select id={moverId(_id)} aria-label={`Stage of ${name}`} {...stageChoice}>
            {APPLICATION_STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {STAGES[stage]}
              </option>
            ))}
          </select>
        </span>
      </div>
    </li>
  );
}
