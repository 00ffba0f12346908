import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError, isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { useToasts } from '../../stores/toast.ts';
import { TEXTS } from '../editor-texts.ts';
import styles from './publishing.module.css';

/** Runs the calls of a dialog, and keeps the messages of the last failure. If the dialog is closed by then, a toast shows them. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<string[]>([]);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailures([]);
    try {
      await work();
    } catch (error) {
      if (isUnauthorized(error)) return;
      logFailure('The content could not be changed.', error);
      const sentences = sentencesOf(error);
      if (isOpen.current) setFailures(sentences);
      else useToasts.getState().show(sentences.join(' '));
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, failures };
}

function sentencesOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [TEXTS.failed];
  return error.errors.length > 0 ? error.errors : [error.message || TEXTS.failed];
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface WorkDialogProps extends DialogProps {
  heading: string;
  /** Fetches the dialog's data each time it opens. */
  load: () => Promise<void>;
  className?: string;
  /** Status text while a call is running. */
  working?: string;
  children: (work: Pick<ReturnType<typeof useWork>, 'run' | 'isBusy'>) => ReactNode;
}

/** A dialog that loads data from the server when it opens. */
export function WorkDialog({ open, className, ...rest }: WorkDialogProps) {
  return (
    <Dialog open={open} heading={rest.heading} onClose={rest.onClose} className={className}>
      <Loaded {...rest} />
    </Dialog>
  );
}

function Loaded({ load, working = TEXTS.working, children }: Omit<WorkDialogProps, 'open' | 'className'>) {
  const { run, isBusy, failures } = useWork();
  const [isLoaded, setLoaded] = useState(false);
  const read = () => void run(async () => load().then(() => setLoaded(true)));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  useEffect(read, []);
  return (
    <div className={styles.dialog} aria-busy={isBusy}>
      {failures.length > 0 && <Alert>{failures.join(' ')}</Alert>}
      <p role="status">{isLoaded && isBusy && working}</p>
      {isLoaded && children({ run, isBusy })}
      {!isLoaded && (isBusy ? <p>{TEXTS.reading}</p> : <Button onClick={read}>Try again</Button>)}
    </div>
  );
}
