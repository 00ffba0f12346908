import type { SubmissionFilter, SubmissionSummary } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { useInbox } from '#client/stores/inbox.ts';
import { useSelection } from '#client/stores/selection.ts';
import { LIST_HEADING } from '../use-inbox-focus.ts';
import { BulkActions } from './bulk-actions.tsx';
import { useBulk } from './use-bulk.ts';
import styles from './bulk-bar.module.css';

/** Actions for the selected rows; sticks to the bottom of the list. */
export function BulkBar({ filter }: { filter: SubmissionFilter }) {
  const rows = useSelected();
  const items = useInbox((inbox) => inbox.items);
  const { select, clear } = useSelection();
  const bulk = useBulk();
  const unselect = () => {
    document.getElementById(LIST_HEADING)?.focus(); // the pressed button disappears
    clear();
  };
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {rows.length > 0 && `${rows.length} selected`}
      </p>
      {rows.length > 0 && (
        <section aria-label="Selected submissions" className={styles.bar}>
          <div className={styles.line}>
            <p aria-hidden>{rows.length} selected</p>
            {rows.length < items.length && (
              <Button variant="quiet" onClick={() => select(items.map(({ _id }) => _id))}>
                Select all {items.length} shown
              </Button>
            )}
            <Button variant="quiet" onClick={unselect}>
              Clear<span className="visually-hidden"> selection</span>
            </Button>
          </div>
          <BulkActions rows={rows} filter={filter} bulk={bulk} />
        </section>
      )}
    </>
  );
}

/** The selected rows that are still listed, in list order. */
function useSelected(): SubmissionSummary[] {
  const items = useInbox((inbox) => inbox.items);
  const ids = useSelection((selection) => selection.ids);
  return items.filter((row) => ids.has(row._id));
}
