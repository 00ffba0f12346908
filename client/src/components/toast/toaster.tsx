import { useEffect } from 'react';
import { type Toast, useToasts } from '../../stores/toast.ts';
import { useOpenDialogs } from './dialog-toasts.tsx';
import { act, ToastRegion } from './toast-region.tsx';

/** The polite live region of the site. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const undoable = toasts.findLast((toast) => toast.action);
  useUndoKey(undoable);
  const isCovered = useOpenDialogs((dialogs) => dialogs.open.length > 0);
  return <ToastRegion toasts={isCovered ? [] : toasts} />;
}

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key asks for the Undo of a toast: what is typed in, a dialog and whoever has handled the key have their own. */
function isUndoKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (key !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey || repeat || event.defaultPrevented) return false;
  const { activeElement } = document;
  return !activeElement?.closest(EDITABLE) && !document.querySelector('dialog[open]');
}

/** Ctrl+Z runs the newest toast's action, because keyboard users could hardly reach its button within ten seconds. */
function useUndoKey(toast: Toast | undefined) {
  useEffect(() => {
    if (!toast) return;
    const pressed = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return;
      event.preventDefault();
      act(toast);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [toast]);
}
