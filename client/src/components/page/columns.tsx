import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** A main column and an aside, side by side on wide screens. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
