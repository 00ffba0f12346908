import { useEffect } from 'react';
import type { SubmissionSummary } from '#shared/contract';
import { useOfficeNames } from '#client/stores/office-names.ts';
import { useSession } from '#client/stores/session.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { useUndo } from '../../use-undo.ts';
import { OPEN_HEADING } from '../use-inbox-focus.ts';

/** The name of who works here: that of the account, or the one that this browser remembers for it. */
export function useMe(): string | undefined {
  const { mine, read } = useOfficeNames();
  const name = useSession(({ admin }) => admin?.name);
  useEffect(() => {
    read();
  }, [read]);
  return mine ?? (name === '' ? undefined : name);
}

/** Gives a function that assigns a submission to somebody, or to nobody, and offers to undo it. */
export function useAssign() {
  const change = useSubmission((submission) => submission.change);
  const offerUndo = useUndo();
  return async ({ _id, reference, assignee }: SubmissionSummary, to: string | null) => {
    if (to === assignee) return;
    await change(_id, { assignee: to });
    const text = to === null ? `${reference} unassigned.` : `${reference} assigned to ${to}.`;
    offerUndo({ what: 'change', text, restore: () => change(_id, { assignee }), elementId: OPEN_HEADING });
  };
}
