import { MESSAGES } from '#shared/messages';
import { failureText, isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { useToasts } from '../../stores/toast.ts';
import { useFocus } from './use-focus.ts';

interface Deletion {
  what: 'row' | 'submission';
  /** What the toast says. */
  text: string;
  restore: () => Promise<void>;
  /** The element that takes the focus once it is restored. */
  elementId: string;
}

/** Gives a function that shows a toast for a deletion, with a button that undoes it. */
export function useUndo() {
  const showToast = useToasts((toasts) => toasts.show);
  const focus = useFocus();
  const undo = async ({ what, restore, elementId }: Deletion) => {
    try {
      await restore();
      focus(elementId);
    } catch (error) {
      logFailure(`A deleted ${what} could not be restored.`, error);
      if (!isUnauthorized(error)) showToast(failureText(error, MESSAGES.networkFailed));
    }
  };
  return (deletion: Deletion) => showToast(deletion.text, { label: 'Undo', run: () => void undo(deletion) });
}
