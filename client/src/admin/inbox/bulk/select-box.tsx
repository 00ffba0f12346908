import type { MouseEvent } from 'react';
import { useSelection } from '#client/stores/inbox/selection.ts';
import type { SubmissionSummary } from '#shared/contract';
import { useSubmissions } from '../../queries/inbox.ts';
import styles from './select-box.module.css';

/** Selects a row; with Shift, all rows from the last selected one. */
export function SelectBox({ row: { _id, name } }: { row: SubmissionSummary }) {
  const isSelected = useSelection(({ ids }) => ids.has(_id));
  const toggle = useSelection((selection) => selection.toggle);
  const { items } = useSubmissions();
  const click = ({ shiftKey }: MouseEvent) => toggle(_id, shiftKey ? items.map((row) => row._id) : undefined);
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={`Select ${name}`}
      checked={isSelected}
      onClick={click}
      readOnly
    />
  );
}
