import type { ApplicationStage, SubmissionSummary } from '#shared/contract';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { useFocus } from '../../hooks/use-focus.ts';
import { moveOnBoard } from '../../queries/board.ts';
import type { ShownFilter } from '../hooks/use-inbox-address.ts';
import { useStageMove } from '../hooks/use-stage-move.ts';

/** The id of the control that moves a card. */
export const moverId = (id: string): string => `stage-of-${id}`;

export type MoveCard = (row: SubmissionSummary, to: ApplicationStage) => void;

export interface BoardProps {
  filter: ShownFilter;
  now: Date;
  move: MoveCard;
}

/** Moves cards between the columns of a position's board; the focus follows the card. */
export function useMoves(position?: string): { move: MoveCard; failure?: string } {
  const { attempt, failure } = useAttempt('The stage could not be changed.');
  const focus = useFocus();
  const moveStage = useStageMove((id, to) => moveOnBoard(id, to, position), moverId);
  const move = async (row: SubmissionSummary, to: ApplicationStage) => {
    await moveStage(row, row.stage ?? to, to);
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.id === moverId(row._id)) focus(moverId(row._id)); // unless the focus has moved elsewhere
  };
  return { move: (row, to) => void attempt(() => move(row, to)), failure };
}
