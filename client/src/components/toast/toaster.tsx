import { useEffect } from 'react';
import { type Toast, useToasts } from '../../stores/toast.ts';
import styles from './toast.module.css';

/** The polite live region of the site. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const undoable = toasts.findLast((toast) => toast.action);
  useUndoKey(undoable);
  return (
    <div role="status" aria-label="Notifications" className={styles.toaster}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { hold, release } = useToasts();
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => hold(toast.id)}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) release(toast.id);
      }}
      onFocus={() => hold(toast.id)}
      onBlur={() => release(toast.id)}
    >
      <p className={styles.text}>{toast.text}</p>
      {toast.action && (
        <button type="button" className={styles.action} aria-keyshortcuts="Control+Z" onClick={() => act(toast)}>
          {toast.action.label}
        </button>
      )}
    </div>
  );
}

function act(toast: Toast) {
  useToasts.getState().dismiss(toast.id);
  toast.action?.run();
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
