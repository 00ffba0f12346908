import { Alert } from './alert.tsx';
import styles from './outcome.module.css';

/** Stands below a public form's button: why it failed, or the reference that stays after a success. */
export function Outcome({ failure, reference }: { failure?: string; reference?: string }) {
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <div role="status">
        {reference && (
          <p className={styles.receipt}>
            Your reference number: <strong className={styles.reference}>{reference}</strong>
            <span className={styles.note}>Please keep it, and mention it when you contact us.</span>
          </p>
        )}
      </div>
    </>
  );
}
