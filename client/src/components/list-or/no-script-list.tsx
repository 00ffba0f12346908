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

/** As many rows may leave a part of the first screen empty. */
const FEW = 4;

const amountOf = (rows: number) => (rows === 0 ? 'none' : rows <= FEW ? 'few' : undefined);

interface NoScriptProps {
  /** Their number, in prerendered HTML: the list beside keeps room for them while it loads. */
  rows?: number;
  children: ReactNode;
}

/** Browsers that run scripts ignore the content. */
export const NoScript = ({ rows, children }: NoScriptProps) => (
  <noscript
    className={styles.list}
    data-rows={rows === undefined ? undefined : amountOf(rows)}
    suppressHydrationWarning
  >
    {children}
  </noscript>
);
