import { useNavigate } from 'react-router-dom';
import type { SubmissionSummary, SubmissionFilter } from '#shared/contract';
import { useAdminDrafts } from '#client/stores/admin-drafts.ts';
import { useInbox } from '#client/stores/inbox.ts';
import { useToasts } from '#client/stores/toast.ts';
import { useUndo } from '../use-undo.ts';
import { neighboursOf } from './neighbours.ts';
import { noteKey } from './submission/note-form.tsx';
import { replyKey } from './submission/reply/reply-draft.ts';
import { inboxAddress } from './use-inbox-address.ts';
import { rowLinkId, useInboxFocus } from './use-inbox-focus.ts';

export type Removal = ReturnType<typeof useRemoval>;

/** Deletes or erases the open submission, and returns to the list. */
export function useRemoval(filter: SubmissionFilter, id: string | undefined) {
  const { items, remove, restore, load } = useInbox();
  const dropDraft = useAdminDrafts((drafts) => drafts.drop);
  const showToast = useToasts((toasts) => toasts.show);
  const navigate = useNavigate();
  const backTo = useInboxFocus(id);
  const offerUndo = useUndo();

  // Back should not lead to a submission that is gone.
  const toList = () => void navigate(inboxAddress(filter), { replace: true });
  return {
    remove: async ({ _id, reference }: SubmissionSummary) => {
      const { previous, next } = neighboursOf(items, _id);
      await remove(_id);
      backTo((next ?? previous)?._id);
      toList();
      offerUndo({
        what: 'submission',
        text: `${reference} deleted.`,
        restore: () => restore(_id),
        elementId: rowLinkId(_id),
      });
    },
    /** After all submissions of an address were erased. */
    erased: (email: string, count: number) => {
      const theirs = items.filter((row) => row.email.toLowerCase() === email.toLowerCase());
      for (const gone of [id ?? '', ...theirs.map((row) => row._id)])
        for (const key of [noteKey, replyKey]) dropDraft(key(gone));
      toList();
      showToast(`${count === 1 ? '1 submission' : `${count} submissions`} of ${email} erased.`);
      void load({ ...filter });
    },
  };
}
