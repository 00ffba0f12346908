import type { ReactNode } from 'react';
import styles from './no-script-list.module.css';

interface NoScriptListProps<Row> {
  rows?: readonly Row[];
  empty: string;
  /** Content of a row's list item. */
  children: (row: Row) => ReactNode;
}

/** A list for visitors without JavaScript. */
export function NoScriptList<Row extends { _id: string }>({ rows = [], empty, children }: NoScriptListProps<Row>) {
  if (rows.length === 0) return <p>{empty}</p>;
  return (
    <ul>
      {rows.map((row) => (
        <li key={row._id}>{children(row)}</li>
      ))}
    </ul>
  );
}

/** Browsers that run scripts ignore the content. */
export const NoScript = ({ children }: { children: ReactNode }) => (
  <noscript className={styles.list}>{children}</noscript>
);
