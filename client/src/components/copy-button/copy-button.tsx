import type { ReactNode } from 'react';
import { useToasts } from '../../stores/toast.ts';
import { Button } from '../button/button.tsx';

interface CopyButtonProps {
  /** Called when the button is pressed. */
  text: () => string;
  /** What the toast says. */
  copied: string;
  /** Called where the browser does not let pages copy; returns what the toast says instead. */
  onRefused: () => string;
  children: ReactNode;
}

/** Copies a text to the clipboard, which browsers allow over HTTPS only. */
export function CopyButton({ text, copied, onRefused, children }: CopyButtonProps) {
  const show = useToasts((toasts) => toasts.show);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      show(copied);
    } catch {
      show(onRefused());
    }
  };
  return (
    <Button variant="quiet" onClick={copy}>
      {children}
    </Button>
  );
}
