import { type DragEvent, useState } from 'react';
import type { ApplicationStage } from '#shared/contract';
import type { Columns } from '../../queries/board.ts';
import type { MoveCard } from './use-moves.ts';

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
