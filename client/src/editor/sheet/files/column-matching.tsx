import { useState } from 'react';
import { SelectField } from '#client/components/form/controls.tsx';
import type { DateOrder } from '../cells/dates.ts';
import styles from '../sheet.module.css';
import { FILE_COLUMNS, type Headings, type Matching } from './match-columns.ts';
import type { Table } from './read-file.ts';
import type { Preview } from './use-preview.ts';

const NOT_TAKEN = '';

const matchedBy = ({ row, matching }: Headings) => row >= 0 && matching.every(Boolean);

/** Each column of the sheet comes from at most one column of the file. */
const withMatch = (matching: Matching, at: number, key: string): Matching =>
  matching.map((old, index) => {
    if (index === at) return (key || undefined) as Matching[number];
    return old === key ? undefined : old;
  });

/** Matches the columns of the file to the sheet's. Folded if all of them were recognised. */
export function ColumnMatching({ table, preview }: { table: Table; preview: Preview }) {
  const { headings, match } = preview;
  const [isOpen] = useState(() => !matchedBy(headings));
  const names = headings.row < 0 ? [] : table.rows[headings.row];
  return (
    <details className={styles.columns} open={isOpen}>
      <summary>Columns of the file</summary>
      <div className={styles.matching}>
        {headings.matching.map((key, at) => (
          <SelectField
            key={at}
            label={names[at]?.trim() || `Column ${at + 1}`}
            value={key ?? NOT_TAKEN}
            onChange={({ target }) => match(withMatch(headings.matching, at, target.value))}
          >
            <option value={NOT_TAKEN}>Do not import</option>
            {FILE_COLUMNS.map(({ key: name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  );
}

const ORDERS: DateOrder[] = ['month first', 'day first'];

/** Asks for the order of day and month in ambiguous dates. */
export function DatesOfFile({ preview: { order, setOrder } }: { preview: Preview }) {
  return (
    <SelectField
      label="5/3/2026 means"
      hint="The dates in this file are ambiguous."
      value={order}
      onChange={({ target }) => setOrder(target.value as DateOrder)}
    >
      {ORDERS.map((one) => (
        <option key={one} value={one}>
          {one === 'month first' ? 'May 3, 2026' : 'March 5, 2026'}
        </option>
      ))}
    </SelectField>
  );
}
