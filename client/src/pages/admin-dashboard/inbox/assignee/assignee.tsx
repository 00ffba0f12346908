import { useEffect, useState } from 'react';
import type { SubmissionDetail } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { useOfficeNames } from '#client/stores/office-names.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { ActionButton } from '../../action-button.tsx';
import { useUndo } from '../../use-undo.ts';
import { OPEN_HEADING } from '../use-inbox-focus.ts';
import { AssignDialog } from './assign-dialog.tsx';
import styles from './assignee.module.css';

/** Who of the office sees to a submission. */
export function Assignee({ submission: { _id, reference, assignee } }: { submission: SubmissionDetail }) {
  const [isAsking, setAsking] = useState(false);
  const { mine, read } = useOfficeNames();
  useEffect(() => {
    read();
  }, [read]);
  const change = useSubmission((submission) => submission.change);
  const offerUndo = useUndo();
  const assign = async (to: string | null) => {
    if (to === assignee) return;
    await change(_id, { assignee: to });
    const text = to === null ? `${reference} unassigned.` : `${reference} assigned to ${to}.`;
    offerUndo({ what: 'change', text, restore: () => change(_id, { assignee }), elementId: OPEN_HEADING });
  };
  return (
    <div className={styles.assignee}>
      <p>
        Assignee: <strong>{assignee ?? 'Unassigned'}</strong>
      </p>
      <div className={styles.buttons}>
        {mine !== undefined && mine !== assignee && (
          <ActionButton variant="quiet" action={() => assign(mine)} failed="The name could not be saved.">
            Assign to me
          </ActionButton>
        )}
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {assignee === null ? 'Assign...' : 'Change...'}
        </Button>
      </div>
      <AssignDialog open={isAsking} assignee={assignee} assign={assign} onDone={() => setAsking(false)} />
    </div>
  );
}
