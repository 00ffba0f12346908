import { useState } from 'react';
import type { SubmissionDetail } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { ActionButton } from '../../action-button.tsx';
import { AssignDialog, NAME_NOT_SAVED } from './assign-dialog.tsx';
import styles from './assignee.module.css';
import { useAssign, useMe } from './use-assign.ts';

export function Assignee({ submission }: { submission: SubmissionDetail }) {
  const { assignee } = submission;
  const [isAsking, setAsking] = useState(false);
  const mine = useMe();
  const assignTo = useAssign();
  const assign = (to: string | null) => assignTo(submission, to);
  return (
    <div className={styles.assignee}>
      <p>
        Assignee: <strong>{assignee ?? 'Unassigned'}</strong>
      </p>
      <div className={styles.buttons}>
        {mine !== undefined && mine !== assignee && (
          <ActionButton variant="quiet" action={() => assign(mine)} failed={NAME_NOT_SAVED}>
            Assign to me
          </ActionButton>
        )}
        <Button variant="quiet" data-plain data-assign onClick={() => setAsking(true)}>
          {assignee === null ? 'Assign...' : 'Change...'}
        </Button>
      </div>
      <AssignDialog
        open={isAsking}
        assignee={assignee}
        isAssigned={assignee !== null}
        assign={assign}
        onDone={() => setAsking(false)}
      />
    </div>
  );
}
