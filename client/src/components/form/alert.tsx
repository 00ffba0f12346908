import type { ReactNode } from 'react';
import { MESSAGES } from '../../../../shared/messages.ts';
import styles from './alert.module.css';

/** A failure, where it happened. */
export function Alert({ children }: { children: ReactNode }) {
  const bringsMark = typeof children === 'string' && children.startsWith(MESSAGES.quote.failureMark);
  return (
    <p role="alert" className={styles.alert} data-marked={bringsMark || undefined}>
      {children}
    </p>
  );
}
