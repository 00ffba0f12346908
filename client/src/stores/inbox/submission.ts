import type { SubmissionChange, SubmissionDetail } from '#shared/contract';
import { ApiError, isUnauthorized } from '../../api/http.ts';
import { inboxApi } from '../../api/admin/inbox.ts';
import { logFailure } from '../../api/log.ts';
import { createAccountStore } from '../account.ts';
import { useAdminDrafts } from '../admin/admin-drafts.ts';
import { useInbox } from './inbox.ts';
import { followRights } from '../rights.ts';

interface OpenSubmission {
  id?: string;
  submission?: SubmissionDetail;
  /** `absent`: deleted, or no such id. `refused`: the account lacks the right; `reason` is the server's message. */
  status: 'loading' | 'loaded' | 'failed' | 'absent' | 'refused';
  reason?: string;
  /** Loads a submission and marks a new one as read. */
  open: (id: string) => Promise<void>;
  refresh: () => Promise<void>;
  /** Sends only the changed fields, which keeps concurrent changes of others. Rejects with the error of the call. */
  change: (id: string, change: SubmissionChange) => Promise<void>;
}

/** The server answers a malformed id with 400. */
const ABSENT = [400, 404];
const FORBIDDEN = 403;

export const useSubmission = createAccountStore<OpenSubmission>((set, get) => {
  const show = (submission: SubmissionDetail) => {
    if (get().id === submission._id) set({ submission, status: 'loaded' });
    useAdminDrafts.getState().bringBack([submission._id]);
    useInbox.getState().put(submission);
  };
  const fail = (id: string, error: unknown) => {
    if (get().id !== id || isUnauthorized(error)) return;
    if (error instanceof ApiError && error.status === FORBIDDEN) {
      followRights(error);
      return set({ submission: undefined, status: 'refused', reason: error.message });
    }
    const isAbsent = error instanceof ApiError && ABSENT.includes(error.status);
    if (isAbsent) useAdminDrafts.getState().putAside([id]);
    if (!isAbsent) logFailure('The submission could not be loaded.', error);
    set(isAbsent ? { submission: undefined, status: 'absent' } : { status: get().submission ? 'loaded' : 'failed' });
  };
  const fetch = (id: string) => inboxApi.read(id).then(show, (error: unknown) => fail(id, error));
  return {
    status: 'loading',
    open: async (id) => {
      set({ id, submission: undefined, status: 'loading' });
      await fetch(id);
      if (get().submission?.state !== 'new' || get().id !== id) return;
      await get()
        .change(id, { state: 'read' })
        .catch((error: unknown) => {
          if (!isUnauthorized(error)) logFailure('The submission could not be marked as read.', error);
        });
    },
    refresh: async () => {
      const { id } = get();
      if (id !== undefined) await fetch(id);
    },
    change: async (id, change) => {
      show(await inboxApi.change(id, change));
      void useInbox.getState().count();
    },
  };
});
