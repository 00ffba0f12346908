import { Button, type ButtonProps } from '../components/button/button.tsx';
import { Alert } from '../components/form/alert.tsx';
import { useAttempt } from './hooks/use-attempt.ts';

interface ActionButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  action: () => Promise<void>;
  /** Shown when the action fails without an error message from the server. */
  failed: string;
  /** Label while the action runs. */
  busyLabel?: string;
}

/** A button that is disabled while its action runs, with the error message below it. */
export function ActionButton({ action, failed, busyLabel, children, ...button }: ActionButtonProps) {
  const { attempt, busy, failure } = useAttempt(failed);
  return (
    <>
      <Button {...button} busy={busy} onClick={() => attempt(action)}>
        {busy && busyLabel ? busyLabel : children}
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
