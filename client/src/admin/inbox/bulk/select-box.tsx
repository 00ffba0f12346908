import type { MouseEvent } from 'react';
import { useInbox } from '#client/stores/inbox/inbox.ts';
import { useSelection } from '#client/stores/inbox/selection.ts';
import type { SubmissionSummary } from '#shared/contract';
import styles from './select-box.module.css';

/** Selects a row; with Shift, all rows from the last selected one. */
export function SelectBox({ row: { _id, name } }: { row: SubmissionSummary }) {
  const isSelected = useSelection(({ ids }) => ids.has(_id));
  const toggle = useSelection((selection) => selection.toggle);
  const click = ({ shiftKey }: MouseEvent) =>
    toggle(_id, shiftKey ? useInbox.getState().items.map((row) => row._id) : undefined);
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
