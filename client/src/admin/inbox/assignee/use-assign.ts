import { useEffect } from 'react';
import type { SubmissionSummary } from '#shared/contract';
import { useMyName } from '#client/stores/inbox/my-name.ts';
import { useSession } from '#client/stores/session.ts';
import { useUndo } from '../../hooks/use-undo.ts';
import { nameOf } from '../../queries/people.ts';
import { changeSubmission } from '../../queries/submission.ts';
import { OPEN_HEADING } from '../hooks/use-inbox-focus.ts';

/** The user's name for assignments: the one this browser remembers, or else the account's name or email address. */
export function useMe(): string | undefined {
  const { mine, read } = useMyName();
  const account = useSession(({ admin }) => admin && nameOf(admin));
  useEffect(() => {
    read();
  }, [read]);
  return mine ?? account;
}

/** Returns a function that assigns a submission, or unassigns it with null, and offers Undo. */
export function useAssign() {
  const offerUndo = useUndo();
  return async ({ _id, name, assignee }: SubmissionSummary, to: string | null) => {
    if (to === assignee) return;
    await changeSubmission(_id, { assignee: to });
    const text = to === null ? `${name} unassigned.` : `${name} assigned to ${to}.`;
    offerUndo({ what: 'change', text, restore: () => changeSubmission(_id, { assignee }), elementId: OPEN_HEADING });
  };
}
