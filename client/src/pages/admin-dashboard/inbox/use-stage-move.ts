import type { ApplicationStage, SubmissionSummary } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import { failureText, isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { useToasts } from '#client/stores/toast.ts';
import { STAGES } from './texts.ts';

type Move = (id: string, stage: ApplicationStage) => Promise<void>;

/** Gives a function that moves an application to another stage by `move`, and offers to undo it. */
export function useStageMove(move: Move) {
  const showToast = useToasts((toasts) => toasts.show);
  const undo = async (id: string, stage: ApplicationStage) => {
    try {
      await move(id, stage);
    } catch (error) {
      if (isUnauthorized(error)) return;
      logFailure('A stage could not be changed back.', error);
      showToast(failureText(error, MESSAGES.networkFailed));
    }
  };
  return async ({ _id, name }: SubmissionSummary, from: ApplicationStage, to: ApplicationStage) => {
    if (from === to) return;
    await move(_id, to);
    showToast(`${name}: ${STAGES[to]}.`, { label: 'Undo', run: () => void undo(_id, from) });
  };
}
