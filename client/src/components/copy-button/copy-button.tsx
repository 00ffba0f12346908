import { useToasts } from '../../stores/toast.ts';
import { Button } from '../button/button.tsx';

interface CopyButtonProps {
  /** Called when the button is pressed. */
  text: () => string;
  /** Text of the toast. */
  copied: string;
  children: string;
}

/** Copies a text to the clipboard, which browsers allow over HTTPS only; otherwise the toast shows the text. */
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
