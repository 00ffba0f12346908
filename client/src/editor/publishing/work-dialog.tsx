import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { TEXTS } from '../editor-texts.ts';
import { useWork } from './use-work.ts';
import styles from './publishing.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface WorkDialogProps extends DialogProps {
  heading: string;
  /** What the dialog shows is fetched by this, each time that it is opened. */
  load: () => Promise<void>;
  className?: string;
  /** Said for as long as the server works. */
  working?: string;
  children: (work: Pick<ReturnType<typeof useWork>, 'run' | 'isBusy'>) => ReactNode;
}

/** A dialog about what the server has. */
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
