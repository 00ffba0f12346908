import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** A form and what stands beside it, or below it where the window is narrow. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
