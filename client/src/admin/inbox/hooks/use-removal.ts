import { useNavigate } from 'react-router-dom';
import type { SubmissionFilter } from '#shared/contract';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { useToasts } from '#client/stores/toast.ts';
import { refreshLists, useSubmissions } from '../../queries/inbox.ts';
import { refreshSavedFilters } from '../../queries/office.ts';
import { useDeleteAndNext } from './use-handled-and-next.ts';
import { inboxAddress } from './use-inbox-address.ts';
import { useInboxFocus } from './use-inbox-focus.ts';
import { useAddressCheck } from './use-address-check.ts';

export type Removal = ReturnType<typeof useRemoval>;

/** Deletes the open submission and opens the next one, or erases it and returns to the list. */
export function useRemoval(filter: SubmissionFilter, id: string | undefined) {
  const { items } = useSubmissions();
  const showToast = useToasts((toasts) => toasts.show);
  const navigate = useNavigate();
  useInboxFocus(id);
  const forget = useAdminDrafts((drafts) => drafts.forget);
  const watch = useAddressCheck();

  return {
    remove: useDeleteAndNext(),
    /** Erases all submissions from an address. */
    erase: async (email: string) => {
      const isHere = watch();
      const { erased: count } = await inboxApi.erasePersonalData(email);
      const theirs = items.filter((row) => row.email.toLowerCase() === email.toLowerCase());
      forget([id ?? '', ...theirs.map((row) => row._id)]);
      if (isHere()) void navigate(inboxAddress(filter), { replace: true }); // Back must not lead to an erased submission
      showToast(`${count === 1 ? '1 submission' : `${count} submissions`} from ${email} erased.`);
      void refreshLists().catch(() => undefined); // logged
      void refreshSavedFilters();
    },
  };
}
