import { type ReactNode, useEffect } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Alert } from '../../components/form/alert.tsx';
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
  children: (work: Pick<ReturnType<typeof useWork>, 'run' | 'isBusy'>) => ReactNode;
}

/** A dialog about what the server has. */
export function WorkDialog({ open, ...rest }: WorkDialogProps) {
  return (
    <Dialog open={open} heading={rest.heading} onClose={rest.onClose}>
      <Loaded {...rest} />
    </Dialog>
  );
}

function Loaded({ load, children }: Omit<WorkDialogProps, 'open'>) {
  const { run, isBusy, failures } = useWork();
  useEffect(() => {
    void run(load);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, []);
  return (
    <div className={styles.dialog} aria-busy={isBusy}>
      {failures.length > 0 && <Alert>{failures.join(' ')}</Alert>}
      {children({ run, isBusy })}
    </div>
  );
}
