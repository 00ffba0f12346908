import type { ApplicationStage, SubmissionSummary } from '#shared/contract';
import { useUndo } from '../../hooks/use-undo.ts';
import { STAGES } from '../inbox-texts.ts';

type Move = (id: string, stage: ApplicationStage) => Promise<void>;

export const STAGE_NOT_CHANGED = 'The stage could not be changed.';

/**
 * Returns a function that moves an application to another stage with `move` and offers Undo.
 *
 * @param focused returns the id of the element to focus after Undo
 */
export function useStageMove(move: Move, focused: (id: string) => string) {
  const offerUndo = useUndo();
  return async ({ _id, name }: SubmissionSummary, from: ApplicationStage, to: ApplicationStage) => {
    if (from === to) return;
    await move(_id, to);
    const restore = () => move(_id, from);
    offerUndo({ what: 'change', text: `${name} moved to ${STAGES[to]}.`, restore, elementId: focused(_id) });
  };
}
