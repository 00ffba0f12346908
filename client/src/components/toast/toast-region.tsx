import { type Toast, useToasts } from '../../stores/toast.ts';
import styles from './toast.module.css';

/** A polite live region, rendered even when empty, because screen readers only announce changes to an existing one. */
export function ToastRegion({ toasts }: { toasts: readonly Toast[] }) {
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

export function act(toast: Toast) {
  useToasts.getState().dismiss(toast.id);
  toast.action?.run();
}
