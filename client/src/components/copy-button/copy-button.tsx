import { useToasts } from '../../stores/toast.ts';
import { Button } from '../button/button.tsx';

interface CopyButtonProps {
  /** Asked for when the button is pressed. */
  text: () => string;
  /** What the toast says. */
  copied: string;
  children: string;
}

/** Puts a text on the clipboard, where the browser lets pages do so: over HTTPS. */
export function CopyButton({ text, copied, children }: CopyButtonProps) {
  const show = useToasts((toasts) => toasts.show);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      show(copied);
    } catch {
      show(`Copy it from here: ${text()}`);
    }
  };
  return (
    <Button variant="quiet" onClick={copy}>
      {children}
    </Button>
  );
}
