import { type DragEvent, useState } from 'react';
import type { ApplicationStage } from '#shared/contract';
import { useBoard } from '#client/stores/board.ts';
import type { MoveCard } from './use-moves.ts';

/** The card that is dragged, by its id: only cards of the board can be dropped. */
const CARD = 'application/x-board-card';

/** Lets a card be dragged. */
export const dragged = (id: string) => (event: DragEvent) => {
  event.dataTransfer.setData(CARD, id);
  event.dataTransfer.effectAllowed = 'move';
};

/** Takes a card that is dropped on the column. */
export function useDrop(stage: ApplicationStage, move: MoveCard) {
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
    const row = Object.values(useBoard.getState().columns)
      .flatMap(({ items }) => items)
      .find(({ _id }) => _id === id);
    if (row) move(row, stage);
  };
  return { 'data-over': isOver || undefined, onDragOver: over, onDragLeave: leave, onDrop: dropped };
}
