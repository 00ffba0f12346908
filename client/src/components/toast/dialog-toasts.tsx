import { useEffect, useId } from 'react';
import { useToasts } from '../../stores/toast.ts';
import { useOpenDialogs } from './open-dialogs.ts';
import { ToastRegion } from './toast-region.tsx';

const change = (to: (open: readonly string[]) => readonly string[]) =>
  useOpenDialogs.setState(({ open }) => ({ open: to(open) }));

/** Toasts inside a modal dialog, because everything outside it is inert: neither announced nor clickable. */
export function DialogToasts() {
  const id = useId();
  const toasts = useToasts((state) => state.toasts);
  const isTopmost = useOpenDialogs(({ open }) => open.at(-1) === id);
  useEffect(() => {
    change((open) => [...open, id]);
    return () => change((open) => open.filter((other) => other !== id));
  }, [id]);
  return <ToastRegion toasts={isTopmost ? toasts : []} />;
}
