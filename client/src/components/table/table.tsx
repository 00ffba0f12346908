import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<Row> {
  heading: string;
  /** The title names its row; long text gets more room than other text. */
  kind?: 'number' | 'title' | 'long';
  cell: (row: Row, index: number) => ReactNode;
}

interface TableProps<Row> {
  caption: string;
  /** Where the heading above says the same. */
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The one row of an empty table. */
  empty: string;
}

/** On a phone each row is a card. The roles are said because that display takes them from the elements. */
export function Table<Row>({ caption, hideCaption, columns, rows, rowKey, empty }: TableProps<Row>) {
  return (
    <table className={styles.table} role="table">
      <caption className={hideCaption ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ heading, kind }) => (
            <th key={heading} role="columnheader" scope="col" data-kind={kind}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.heading} column={column}>
                {column.cell(row, index)}
              </Cell>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr role="row">
            <td role="cell" colSpan={columns.length}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Cell({ column: { heading, kind }, children }: { column: Column<never>; children: ReactNode }) {
  if (kind === 'title') {
    return (
      <th role="rowheader" scope="row">
        {children}
      </th>
    );
  }
  const label = kind === 'number' ? { 'data-kind': kind } : { 'data-heading': heading };
  return (
    <td role="cell" {...label}>
      {children}
    </td>
  );
}
