import { useEffect } from 'react';
import { useToasts } from '../../stores/toast.ts';
import { act } from './toast-region.tsx';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key press means the toast's Undo: not in an editable field, not in a dialog, not already handled. */
function isUndoKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (key !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey || repeat || event.defaultPrevented) return false;
  const { activeElement } = document;
  return !activeElement?.closest(EDITABLE) && !document.querySelector('dialog[open]');
}

/** Ctrl+Z runs the newest toast's action, because keyboard users could hardly reach its button within ten seconds. */
export function useUndoKey(): void {
  const toast = useToasts(({ toasts }) => toasts.findLast(({ action }) => action));
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
