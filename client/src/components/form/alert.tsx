import type { ReactNode } from 'react';
import { MESSAGES } from '#shared/messages';
import styles from './alert.module.css';

export function Alert({ children }: { children: ReactNode }) {
  const bringsMark = typeof children === 'string' && children.startsWith(MESSAGES.quote.failureMark);
  return (
    <p role="alert" className={styles.alert} data-marked={bringsMark || undefined}>
      {children}
    </p>
  );
}
