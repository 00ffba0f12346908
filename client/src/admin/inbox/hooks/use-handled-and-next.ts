import { useNavigate } from 'react-router-dom';
import type { SubmissionChange, SubmissionSummary } from '#shared/contract';
import { timeText } from '../../times.ts';
import { useFocus } from '../../hooks/use-focus.ts';
import { useUndo } from '../../hooks/use-undo.ts';
import { refreshInbox, removeSubmission, restoreSubmission, useSubmissions } from '../../queries/inbox.ts';
import { changeSubmission } from '../../queries/submission.ts';
import { inboxAddress, useInboxAddress } from './use-inbox-address.ts';
import { meetingShown } from '../inbox-texts.ts';
import { LIST_HEADING, rowLinkId } from './use-inbox-focus.ts';
import { useAddressCheck } from './use-address-check.ts';

/** The next open row below, or else the first one of the list. */
function nextOpen(items: readonly SubmissionSummary[], id: string): SubmissionSummary | undefined {
  const from = items.findIndex(({ _id }) => _id === id) + 1;
  return [...items.slice(from), ...items.slice(0, from)].find((row) => row._id !== id && row.state !== 'handled');
}

const NO_OTHER = 'No other open submissions in this list.';

interface Leaving {
  change: () => Promise<void>;
  undo: () => Promise<void>;
  /** The outcome, appended to the name in the toast. */
  done: string;
  /** Back must not lead to a deleted submission. */
  isDeletion?: boolean;
}

const marking = ({ _id }: SubmissionSummary, to: SubmissionChange, from: SubmissionChange, done: string): Leaving => ({
  change: () => changeSubmission(_id, to),
  undo: () => changeSubmission(_id, from),
  done,
});

/**
 * Returns a function that changes a submission, offers Undo and moves to the next open one: opens it if this one is open, else focuses its
 * row. Without a change it only moves.
 */
export function useChangeAndNext() {
  const { filter, id } = useInboxAddress();
  const navigate = useNavigate();
  const { items } = useSubmissions();
  const offerUndo = useUndo();
  const focus = useFocus();
  const watch = useAddressCheck();
  return async ({ _id, name }: SubmissionSummary, leaving?: Leaving) => {
    const next = nextOpen(items, _id);
    const isRead = _id === id;
    const isHere = watch();
    if (leaving) {
      await leaving.change();
      void refreshInbox(); // it may no longer match the filter
      const restore = async () => {
        await leaving.undo();
        if (isRead) void navigate(inboxAddress(filter, _id));
      };
      const text = `${name} ${leaving.done}.${next ? '' : ` ${NO_OTHER}`}`;
      offerUndo({ what: leaving.isDeletion ? 'submission' : 'change', text, restore, elementId: rowLinkId(_id) });
    }
    if (!isHere()) return;
    if (isRead) void navigate(inboxAddress(filter, next?._id), { replace: leaving?.isDeletion });
    else focus(next ? rowLinkId(next._id) : LIST_HEADING);
  };
}

/** `useChangeAndNext` that marks as done. */
export function useHandledAndNext() {
  const leave = useChangeAndNext();
  return (row: SubmissionSummary) => {
    const isOpenMeeting = row.meetingAt !== null && meetingShown(row, new Date()) === 'open';
    const done = `marked as done${isOpenMeeting ? ', but the meeting is not confirmed' : ''}`;
    return leave(
      row,
      row.state === 'handled' ? undefined : marking(row, { state: 'handled' }, { state: row.state }, done),
    );
  };
}

/** `useChangeAndNext` that snoozes. */
export function useSnoozeAndNext() {
  const leave = useChangeAndNext();
  return (row: SubmissionSummary, until: string) => {
    const before = { snoozedUntil: row.snoozedUntil };
    return leave(row, marking(row, { snoozedUntil: until }, before, `snoozed until ${timeText(until)}`));
  };
}

/** `useChangeAndNext` that toggles spam. */
export function useSpamAndNext() {
  const leave = useChangeAndNext();
  return (row: SubmissionSummary) =>
    leave(row, marking(row, { spam: !row.spam }, { spam: row.spam }, `marked as ${row.spam ? 'not spam' : 'spam'}`));
}

/** `useChangeAndNext` that deletes. */
export function useDeleteAndNext() {
  const leave = useChangeAndNext();
  return (row: SubmissionSummary) =>
    leave(row, {
      change: () => removeSubmission(row._id),
      undo: () => restoreSubmission(row._id),
      done: 'deleted',
      isDeletion: true,
    });
}
