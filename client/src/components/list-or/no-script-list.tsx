import type { ReactNode } from 'react';
import styles from './no-script-list.module.css';

interface NoScriptListProps<Row> {
  /** Known while the page is prerendered alone. */
  rows?: readonly Row[];
  empty: string;
  /** What a row's item holds. */
  children: (row: Row) => ReactNode;
}

/** The list for visitors without JavaScript. A browser that runs this ignores what is inside. */
export function NoScriptList<Row extends { _id: string }>({ rows, empty, children }: NoScriptListProps<Row>) {
  return (
    <noscript className={styles.list}>
      {rows && rows.length > 0 ? (
        <ul>
          {rows.map((row) => (
            <li key={row._id}>{children(row)}</li>
          ))}
        </ul>
      ) : (
        <p>{empty}</p>
      )}
    </noscript>
  );
}
