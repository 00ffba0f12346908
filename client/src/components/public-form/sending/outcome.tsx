import { useSyncExternalStore } from 'react';
import { Button } from '../../button/button.tsx';
import { Alert } from '../../form/alert.tsx';
import styles from './outcome.module.css';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** False if the browser is certainly offline; true does not guarantee a connection. */
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

export interface OutcomeProps {
  failure?: string;
  /** Whether sending has failed, in this or in an earlier visit to the page. */
  unsent: boolean;
  /** The visitor's next step before sending again. */
  before?: string;
}

const UNSENT = 'Not sent yet. Your entries are still here.';
const OFFLINE = 'You are offline. Your entries are saved: send it once you are back.';

/** The state of a failed attempt, with a button to send again. */
export function Outcome({ failure, unsent, before }: OutcomeProps) {
  const online = useOnline();
  const words = unsent && [!failure && UNSENT, !online && OFFLINE, before].filter(Boolean).join(' ');
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <div role="status" className={styles.status}>
        {words && <p className={`notice ${styles.unsent}`}>{words}</p>}
      </div>
      {unsent && (
        <Button type="submit" variant="secondary" className={styles.again}>
          Send again
        </Button>
      )}
    </>
  );
}
