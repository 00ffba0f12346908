import { useState } from 'react';
import type { SubmissionSummary } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import type { Bulk } from '../bulk/use-bulk.ts';
import { AssignDialog } from './assign-dialog.tsx';

interface AssignRowsProps {
  rows: SubmissionSummary[];
  mark: Bulk['mark'];
  disabled: boolean;
}

/** Assigns the selected rows to a member of the office. */
export function AssignRows({ rows, mark, disabled }: AssignRowsProps) {
  const [isAsking, setAsking] = useState(false);
  const assign = (to: string | null) => mark(rows, { assignee: to }, to === null ? 'unassigned' : `assigned to ${to}`);
  return (
    <>
      <Button variant="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        Assign...
      </Button>
      <AssignDialog
        open={isAsking}
        assignee={null}
        isAssigned={rows.some(({ assignee }) => assignee !== null)}
        assign={assign}
        onDone={() => setAsking(false)}
      />
    </>
  );
}
