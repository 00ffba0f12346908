import { useToasts } from '../../stores/toast.ts';
import { useOpenDialogs } from './open-dialogs.ts';
import { ToastRegion } from './toast-region.tsx';

/** The toasts of the topmost dialog, or without an id those of the page while no dialog is open. */
export function Toaster({ dialog }: { dialog?: string }) {
  const toasts = useToasts((state) => state.toasts);
  const isTopmost = useOpenDialogs(({ open }) => open.at(-1) === dialog);
  return <ToastRegion toasts={isTopmost ? toasts : []} />;
}
