import { useNavigate } from 'react-router-dom';
import { MESSAGES } from '../../../../../shared/messages.ts';
import type { SubmissionDetail, SubmissionFilter } from '../../../../../shared/contract.ts';
import { failureText, isUnauthorized } from '../../../api/http.ts';
import { logFailure } from '../../../api/log.ts';
import { useAdminDrafts } from '../../../stores/admin-drafts.ts';
import { useInbox } from '../../../stores/inbox.ts';
import { useToasts } from '../../../stores/toast.ts';
import { useFocus } from '../use-focus.ts';
import { neighboursOf } from './neighbours.ts';
import { notePlace } from './submission/note-form.tsx';
import { inboxAddress } from './use-inbox-address.ts';
import { rowLinkId, useInboxFocus } from './use-inbox-focus.ts';

export type Removal = ReturnType<typeof useRemoval>;

/** The ways in which an open submission is gone, and the list stands there again. */
export function useRemoval(filter: SubmissionFilter, id: string | undefined) {
  const { items, remove, restore, load } = useInbox();
  const dropDraft = useAdminDrafts((drafts) => drafts.drop);
  const showToast = useToasts((toasts) => toasts.show);
  const navigate = useNavigate();
  const backTo = useInboxFocus(id);
  const focus = useFocus();

  // What is gone should not be found by Back.
  const toList = () => void navigate(inboxAddress(filter), { replace: true });
  const undo = async (deleted: string) => {
    try {
      await restore(deleted);
      focus(rowLinkId(deleted));
    } catch (error) {
      logFailure('A deleted submission could not be restored.', error);
      if (!isUnauthorized(error)) showToast(failureText(error, MESSAGES.networkFailed));
    }
  };
  return {
    remove: async ({ _id, reference }: SubmissionDetail) => {
      const { previous, next } = neighboursOf(items, _id);
      await remove(_id);
      backTo((next ?? previous)?._id);
      toList();
      showToast(`${reference} deleted.`, { label: 'Undo', run: () => void undo(_id) });
    },
    /** All that an address has sent is gone. */
    erased: (email: string, count: number) => {
      const theirs = items.filter((row) => row.email.toLowerCase() === email.toLowerCase());
      for (const gone of [id ?? '', ...theirs.map((row) => row._id)]) dropDraft(notePlace(gone));
      toList();
      showToast(`${count === 1 ? '1 submission' : `${count} submissions`} of ${email} erased.`);
      void load({ ...filter });
    },
  };
}
