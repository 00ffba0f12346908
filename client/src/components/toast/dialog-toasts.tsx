import { useEffect, useId } from 'react';
import { useToasts } from '../../stores/toast.ts';
import { useOpenDialogs } from './open-dialogs.ts';
import { Toaster } from './toaster.tsx';

const change = (to: (open: readonly string[]) => readonly string[]) =>
  useOpenDialogs.setState(({ open }) => ({ open: to(open) }));

/**
 * Toasts inside a modal dialog, because everything outside it is inert: neither announced nor clickable. Of those shown before, only
 * those with an action move into it.
 */
export function DialogToasts() {
  const id = useId();
  useEffect(() => {
    const { toasts, dismiss } = useToasts.getState();
    for (const toast of toasts) if (!toast.action) dismiss(toast.id);
    change((open) => [...open, id]);
    return () => change((open) => open.filter((other) => other !== id));
  }, [id]);
  return <Toaster dialog={id} />;
}
