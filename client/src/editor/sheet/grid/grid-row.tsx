import { memo, type ReactNode } from 'react';
import type { Project } from '#shared/content/documents/projects';
import { problemOfText, problemsOfRow } from '../../drafts/problems.ts';
import { useThumbnail } from '../../fields/thumbnail.ts';
import { shownText } from '../cells/cell-text.ts';
import { COLUMNS } from '../cells/columns.ts';
import { invalidIn } from '../rows.ts';
import styles from './grid.module.css';

export const ROW_HEIGHT = 36;

interface GridRowProps {
  index: number;
  /** Undefined for the empty line below the last row. */
  row?: Project;
  invalid: Readonly<Record<string, string>>;
  /** The selected columns of this row. */
  from?: number;
  to?: number;
  /** The column of the cursor. */
  active?: number;
  /** Rendered inside the active cell. */
  editor?: ReactNode;
}

function cellOf(row: Project | undefined, invalid: GridRowProps['invalid'], at: number) {
  const column = COLUMNS[at];
  if (!row) return { text: '', problem: undefined };
  const text = invalidIn(invalid, row, column);
  if (text !== undefined) return { text, problem: problemOfText(column, text) };
  return { text: shownText(column, row[column.key]), problem: problemsOfRow(row).get(column.key) };
}

/** A row of the sheet. Memoized, so that a move of the cursor renders only the rows concerned. */
export const GridRow = memo(function GridRow({ index, row, invalid, from, to, active, editor }: GridRowProps) {
  const isSelected = (at: number) => from !== undefined && to !== undefined && at >= from && at <= to;
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} style={{ top: index * ROW_HEIGHT }}>
      <div role="rowheader" aria-colindex={1} className={styles.number} data-row={index}>
        {row ? index + 1 : <span aria-label="A new row">+</span>}
      </div>
      {COLUMNS.map(({ key, kind }, at) => {
        const { text, problem } = cellOf(row, invalid, at);
        return (
          <div
            key={key}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={isSelected(at)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={active === at && problem ? PROBLEM_ID : undefined}
            title={problem}
            tabIndex={active === at ? 0 : -1}
            className={styles.cell}
            data-active={active === at || undefined}
            data-kind={kind}
            data-row={index}
            data-column={at}
          >
            {active === at && editor ? (
              editor
            ) : kind === 'picture' && row?.picture ? (
              <Thumbnail row={row} text={text} />
            ) : (
              text
            )}
          </div>
        );
      })}
    </div>
  );
});

/** The text alone for a picture that is not in the library. */
function Thumbnail({ row, text }: { row: Project; text: string }) {
  const address = useThumbnail(row);
  return address ? <img src={address} alt={text} title={text} className={styles.thumbnail} /> : text;
}

/** The id of the element with the active cell's problem. */
export const PROBLEM_ID = 'sheet-problem';

export const problemIn = (row: Project | undefined, invalid: GridRowProps['invalid'], at: number) =>
  cellOf(row, invalid, at).problem;
