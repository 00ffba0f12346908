import type { ReactNode } from 'react';
import styles from './alert.module.css';

/** A failure, where it happened. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.alert}>
      {children}
    </p>
  );
}
