import { MESSAGES } from '#shared/messages';
import { failureText, isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { useToasts } from '../../stores/toast.ts';
import { useFocus } from './use-focus.ts';

const FAILED = {
  row: 'A deleted row could not be restored.',
  submission: 'A deleted submission could not be restored.',
  change: 'A change could not be undone.',
};

interface UndoableChange {
  what: keyof typeof FAILED;
  text: string;
  restore: () => Promise<void>;
  /** The element to focus after restoring. */
  elementId: string;
}

/** Returns a function that shows a toast with an Undo button. */
export function useUndo() {
  const showToast = useToasts((toasts) => toasts.show);
  const focus = useFocus();
  const undo = async ({ what, text, restore, elementId }: UndoableChange) => {
    try {
      await restore();
      showToast(`Undone: ${text}`);
      focus(elementId);
    } catch (error) {
      logFailure(FAILED[what], error);
      if (!isUnauthorized(error)) showToast(failureText(error, MESSAGES.networkFailed));
    }
  };
  return (change: UndoableChange) => showToast(change.text, { label: 'Undo', run: () => void undo(change) });
}
