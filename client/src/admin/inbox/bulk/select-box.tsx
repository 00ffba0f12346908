import type { MouseEvent } from 'react';
import { useSelection } from '#client/stores/inbox/selection.ts';
import type { SubmissionFilter, SubmissionSummary } from '#shared/contract';
import { loadedIds } from '../../queries/inbox.ts';
import styles from './select-box.module.css';

/** Selects a row; with Shift, all rows from the last selected one. */
export function SelectBox({ row: { _id, name }, filter }: { row: SubmissionSummary; filter: SubmissionFilter }) {
  const isSelected = useSelection(({ ids }) => ids.has(_id));
  const toggle = useSelection((selection) => selection.toggle);
  const click = ({ shiftKey }: MouseEvent) => toggle(_id, shiftKey ? loadedIds(filter) : undefined);
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
