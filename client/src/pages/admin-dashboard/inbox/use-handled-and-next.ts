import { useNavigate } from 'react-router-dom';
import type { SubmissionSummary } from '#shared/contract';
import { useInbox } from '#client/stores/inbox.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { useFocus } from '../use-focus.ts';
import { useUndo } from '../use-undo.ts';
import { inboxAddress, useInboxAddress } from './use-inbox-address.ts';
import { LIST_HEADING, rowLinkId } from './use-inbox-focus.ts';
import { useStillHere } from './use-still-here.ts';

/** The next row below that is not handled, or else the first. */
function nextOpen(id: string): SubmissionSummary | undefined {
  const { items } = useInbox.getState();
  const from = items.findIndex(({ _id }) => _id === id) + 1;
  return [...items.slice(from), ...items.slice(0, from)].find((row) => row._id !== id && row.state !== 'handled');
}

/**
 * Gives a function that marks a submission as handled and goes to the next open one: to read it, if this one is read,
 * else to its row.
 */
export function useHandledAndNext() {
  const { filter, id } = useInboxAddress();
  const navigate = useNavigate();
  const change = useSubmission((submission) => submission.change);
  const offerUndo = useUndo();
  const focus = useFocus();
  const watch = useStillHere();
  return async ({ _id, reference, state }: SubmissionSummary) => {
    const next = nextOpen(_id);
    const isRead = _id === id;
    const isHere = watch();
    if (state !== 'handled') {
      await change(_id, { state: 'handled' });
      const restore = async () => {
        await change(_id, { state });
        if (isRead) void navigate(inboxAddress(filter, _id));
      };
      const text = `${reference} marked as done.${next ? '' : ' No other open submissions in this list.'}`;
      offerUndo({ what: 'change', text, restore, elementId: rowLinkId(_id) });
    }
    if (!isHere()) return;
    if (isRead) void navigate(inboxAddress(filter, next?._id));
    else focus(next ? rowLinkId(next._id) : LIST_HEADING);
  };
}
