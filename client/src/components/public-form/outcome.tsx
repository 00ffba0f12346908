import { useOnline } from '../../hooks/use-online.ts';
import { Button } from '../button/button.tsx';
import { Alert } from '../form/alert.tsx';
import styles from './outcome.module.css';

export interface OutcomeProps {
  failure?: string;
  reference?: string;
  /** A try to send it has not succeeded yet, perhaps before the page was loaded anew. */
  unsent: boolean;
  /** What the visitor has to do before it can be sent again. */
  before?: string;
}

const UNSENT = 'This form has not been sent yet. What you typed is still here.';
const OFFLINE = 'You are offline. Nothing is lost: you can send it once the connection is back.';

/** Stands below a public form's button: why it failed and how to send it again, or the reference that stays after a success. */
export function Outcome({ failure, reference, unsent, before }: OutcomeProps) {
  const online = useOnline();
  const words = unsent && [!failure && UNSENT, !online && OFFLINE, before].filter(Boolean).join(' ');
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <div role="status" className={styles.status}>
        {reference && (
          <p className={styles.receipt}>
            Your reference number: <strong className={styles.reference}>{reference}</strong>
            <span className={styles.note}>Please keep it, and mention it when you contact us.</span>
          </p>
        )}
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
