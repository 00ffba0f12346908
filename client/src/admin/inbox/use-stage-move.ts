import type { ApplicationStage, SubmissionSummary } from '#shared/contract';
import { useUndo } from '../use-undo.ts';
import { STAGES } from './inbox-texts.ts';

type Move = (id: string, stage: ApplicationStage) => Promise<void>;

/**
 * Gives a function that moves an application to another stage by `move`, and offers to undo it.
 *
 * @param focused the element that takes the focus when it was undone
 */
export function useStageMove(move: Move, focused: (id: string) => string) {
  const offerUndo = useUndo();
  return async ({ _id, name }: SubmissionSummary, from: ApplicationStage, to: ApplicationStage) => {
    if (from === to) return;
    await move(_id, to);
    const restore = () => move(_id, from);
    offerUndo({ what: 'change', text: `${name}: ${STAGES[to]}.`, restore, elementId: focused(_id) });
  };
}
