import { useToasts } from '../../stores/toast.ts';
import { useOpenDialogs } from './open-dialogs.ts';
import { ToastRegion } from './toast-region.tsx';

/** The site's toasts, unless an open dialog shows them. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const isCovered = useOpenDialogs((dialogs) => dialogs.open.length > 0);
  return <ToastRegion toasts={isCovered ? [] : toasts} />;
}
