import { useNavigate } from 'react-router-dom';
import type { SubmissionSummary, SubmissionFilter } from '#shared/contract';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { useToasts } from '#client/stores/toast.ts';
import { useUndo } from '../../hooks/use-undo.ts';
import { refreshLists, removeSubmission, restoreSubmission, useSubmissions } from '../../queries/inbox.ts';
import { refreshSavedFilters } from '../../queries/office.ts';
import { nextOpen } from './use-handled-and-next.ts';
import { inboxAddress } from './use-inbox-address.ts';
import { rowLinkId, useInboxFocus } from './use-inbox-focus.ts';
import { useStillHere } from './use-still-here.ts';

export type Removal = ReturnType<typeof useRemoval>;

/** Deletes the open submission and opens the next one, or erases it and returns to the list. */
export function useRemoval(filter: SubmissionFilter, id: string | undefined) {
  const { items } = useSubmissions();
  const showToast = useToasts((toasts) => toasts.show);
  const navigate = useNavigate();
  useInboxFocus(id);
  const offerUndo = useUndo();
  const forget = useAdminDrafts((drafts) => drafts.forget);
  const watch = useStillHere();

  // Back must not lead to a deleted submission.
  const toList = () => void navigate(inboxAddress(filter), { replace: true });
  return {
    remove: async ({ _id, name }: SubmissionSummary) => {
      const next = nextOpen(items, _id);
      const isHere = watch();
      await removeSubmission(_id);
      if (isHere()) void navigate(inboxAddress(filter, next?._id), { replace: true });
      offerUndo({
        what: 'submission',
        text: `${name} deleted.`,
        restore: async () => {
          await restoreSubmission(_id);
          void navigate(inboxAddress(filter, _id));
        },
        elementId: rowLinkId(_id),
      });
    },
    /** Erases all submissions from an address. */
    erase: async (email: string) => {
      const isHere = watch();
      const { erased: count } = await inboxApi.erasePersonalData(email);
      const theirs = items.filter((row) => row.email.toLowerCase() === email.toLowerCase());
      forget([id ?? '', ...theirs.map((row) => row._id)]);
      if (isHere()) toList();
      showToast(`${count === 1 ? '1 submission' : `${count} submissions`} from ${email} erased.`);
      void refreshLists().catch(() => undefined); // logged
      void refreshSavedFilters();
    },
  };
}
