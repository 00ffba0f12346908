import { memo, type ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<Row> {
  heading: string;
  /** `title` is the row header; `long` gets a wider column. */
  kind?: 'number' | 'title' | 'long';
  cell: (row: Row, index: number) => ReactNode;
  /** Attributes of a row's cell. */
  mark?: (row: Row) => object;
}

interface TableProps<Row> {
  caption: string;
  /** For a table under a heading that repeats the caption. */
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Whether a filter hides a row: hiding thousands is faster than removing and recreating them. */
  isHidden?: (row: Row) => boolean;
  /** Shown instead of rows. */
  empty: string;
}

/** Row count above which only row groups on screen are laid out. */
const MAX_LAID_OUT = 300;
const GROUP = 50;

/** Start indexes of the row groups. */
function groupsOf(rows: readonly unknown[]): number[] {
  if (rows.length <= MAX_LAID_OUT) return [0];
  return Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, index) => index * GROUP);
}

/** On phones CSS shows each row as a card. Browsers keep the table roles; explicit ones would be invalid HTML. */
export function Table<Row>({ caption, hideCaption, columns, rows, rowKey, isHidden, empty }: TableProps<Row>) {
  const hidden = rows.map((row) => isHidden?.(row) ?? false);
  const groups = groupsOf(rows);
  return (
    <table className={groups.length > 1 ? `${styles.table} ${styles.long}` : styles.table}>
      <caption className={hideCaption ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ heading, kind }) => (
            <th key={heading} scope="col" data-kind={kind}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((from, group) => (
        <tbody key={from} hidden={from > 0 && hidden.slice(from, groups[group + 1]).every(Boolean)}>
          {rows.slice(from, groups[group + 1]).map((row, at) => (
            <BodyRow
              key={rowKey(row)}
              row={row}
              index={from + at}
              columns={columns as readonly Column<unknown>[]}
              hidden={hidden[from + at]}
            />
          ))}
          {from === 0 && hidden.every(Boolean) && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

interface BodyRowProps {
  row: unknown;
  index: number;
  columns: readonly Column<unknown>[];
  hidden: boolean;
}

const BodyRow = memo(function BodyRow({ row, index, columns, hidden }: BodyRowProps) {
  return (
    <tr hidden={hidden}>
      {columns.map((column) => (
        <Cell key={column.heading} column={column} mark={column.mark?.(row)}>
          {column.cell(row, index)}
        </Cell>
      ))}
    </tr>
  );
});

interface CellProps {
  column: Column<never>;
  mark?: object;
  children: ReactNode;
}

function Cell({ column: { heading, kind }, mark, children }: CellProps) {
  if (kind === 'title') {
    return <th scope="row">{children}</th>;
  }
  const label = kind === 'number' ? { 'data-kind': kind } : { 'data-heading': heading };
  return (
    <td {...label} {...mark}>
      {children}
    </td>
  );
}
