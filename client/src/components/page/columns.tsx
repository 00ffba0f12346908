import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** A form with an aside, in two columns on wide screens. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
