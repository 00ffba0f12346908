import { useToasts } from '../../stores/toast.ts';
import { ToastRegion } from './toast-region.tsx';

/** The toasts of the topmost dialog, or without an id those of the page while no dialog is open. */
export function Toaster({ dialog }: { dialog?: string }) {
  const { toasts, dialogs } = useToasts();
  return <ToastRegion toasts={dialogs.at(-1) === dialog ? toasts : []} />;
}
