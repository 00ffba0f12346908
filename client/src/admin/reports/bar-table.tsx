import type { ReactNode } from 'react';
import styles from './reports.module.css';

interface BarRow {
  key: string;
  label: ReactNode;
  count: number;
  /** Replaces a count that was capped, such as `999+`. */
  text?: string;
  /** In the third column. */
  other?: ReactNode;
}

interface BarTableProps {
  caption: string;
  /** Shown only with a third column: two columns explain themselves. */
  headings: [label: string, count: string, other?: string];
  rows: BarRow[];
}

/** A table of counts, with a bar behind each in proportion to the largest. */
export function BarTable({ caption, headings, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={styles.bars}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={headings.length === 2 ? 'visually-hidden' : undefined}>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count, text = count, other }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <span>{text}</span>
              <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
                <rect className={styles.bar} width={(100 * count) / most} height={10} />
              </svg>
            </td>
            {headings.length === 3 && <td>{other}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
