import { useEffect, useId } from 'react';
import { useToasts } from '../../stores/toast.ts';
import { Toaster } from './toaster.tsx';

/**
 * Toasts inside a modal dialog, because everything outside it is inert: neither announced nor clickable. Of those shown before, only
 * those with an action move into it.
 */
export function DialogToasts() {
  const id = useId();
  useEffect(() => {
    useToasts.setState(({ toasts, dialogs }) => ({
      toasts: toasts.filter(({ action }) => action),
      dialogs: [...dialogs, id],
    }));
    return () => useToasts.setState(({ dialogs }) => ({ dialogs: dialogs.filter((other) => other !== id) }));
  }, [id]);
  return <Toaster dialog={id} />;
}
