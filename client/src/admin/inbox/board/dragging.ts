import { type DragEvent, useState } from 'react';
import type { ApplicationStage, SubmissionSummary } from '#shared/contract';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { useFocus } from '../../hooks/use-focus.ts';
import { type Columns, moveOnBoard } from '../../queries/board.ts';
import type { ShownFilter } from '../hooks/use-inbox-address.ts';
import { STAGE_NOT_CHANGED, useStageMove } from '../hooks/use-stage-move.ts';

/** The id of the control that moves a card. */
export const moverId = (id: string): string => `stage-of-${id}`;

type MoveCard = (row: SubmissionSummary, to: ApplicationStage) => void;

export interface BoardProps {
  filter: ShownFilter;
  now: Date;
  move: MoveCard;
}

/** Moves cards between the columns of a position's board; the focus follows the card. */
export function useMoves(position?: string): { move: MoveCard; failure?: string } {
  const { attempt, failure } = useAttempt(STAGE_NOT_CHANGED);
  const focus = useFocus();
  const moveStage = useStageMove((id, to) => moveOnBoard(id, to, position), moverId);
  const move = async (row: SubmissionSummary, to: ApplicationStage) => {
    await moveStage(row, row.stage ?? to, to);
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.id === moverId(row._id)) focus(moverId(row._id)); // unless the focus has moved elsewhere
  };
  return { move: (row, to) => void attempt(() => move(row, to)), failure };
}

/** Data type of a dragged card's id, so that columns accept nothing else. */
const CARD = 'application/x-board-card';

export const dragged = (id: string) => (event: DragEvent) => {
  event.dataTransfer.setData(CARD, id);
  event.dataTransfer.effectAllowed = 'move';
};

/** Drag event handlers of a column. */
export function useDrop(columns: Columns, stage: ApplicationStage, move: MoveCard) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(CARD)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const id = event.dataTransfer.getData(CARD);
    const row = Object.values(columns)
      .flatMap(({ items }) => items)
      .find(({ _id }) => _id === id);
    if (row) move(row, stage);
  };
  return { 'data-over': isOver || undefined, onDragOver: over, onDragLeave: leave, onDrop: dropped };
}
