import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SubmissionChange, SubmissionDetail } from '#shared/contract';
import { ApiError, isUnauthorized } from '#client/api/http.ts';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { logFailure } from '#client/api/log.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { reloadRights } from '#client/stores/rights.ts';
import { ON_PURPOSE, queryClient } from './client.ts';
import { putRows, refreshCounts } from './inbox.ts';

/** `absent`: deleted, or no such id. `refused`: the account lacks the right; `reason` is the server's message. */
type Found =
  { status: 'loaded'; submission: SubmissionDetail } | { status: 'absent' } | { status: 'refused'; reason: string };

/** Whether there is no such submission. The server answers a malformed id with 400. */
export const isAbsent = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);
const FORBIDDEN = 403;

const OPEN = ['inbox', 'submission'];

function found(submission: SubmissionDetail): Found {
  useAdminDrafts.getState().bringBack([submission._id]);
  putRows(submission);
  return { status: 'loaded', submission };
}

function notFound(id: string, error: unknown): Found {
  reloadRights(error);
  if (error instanceof ApiError && error.status === FORBIDDEN) return { status: 'refused', reason: error.message };
  if (!isAbsent(error)) throw error;
  useAdminDrafts.getState().putAside([id]);
  return { status: 'absent' };
}

const submissionOf = (id: string) =>
  queryOptions({
    queryKey: [...OPEN, id],
    queryFn: async ({ queryKey }): Promise<Found> => {
      const isOpening = queryClient.getQueryData(queryKey) === undefined;
      try {
        const submission = await inboxApi.read(id);
        if (isOpening && submission.state === 'new') void markAsRead(id);
        return found(submission);
      } catch (error) {
        return notFound(id, error);
      }
    },
    ...ON_PURPOSE,
    meta: { failed: 'The submission could not be loaded.' },
  });

export type OpenSubmission = (Found | { status: 'loading' | 'failed' }) & { open: () => Promise<unknown> };

/** Loads a submission, and marks a new one as read. */
export function useSubmission(id: string): OpenSubmission {
  const { data, isError, refetch } = useQuery(submissionOf(id));
  return { ...(data ?? { status: isError ? 'failed' : 'loading' }), open: refetch };
}

export const NOT_CHANGED = 'The submission could not be changed.';

/** Sends only the changed fields, which keeps concurrent changes of others. Rejects with the error of the call. */
export async function changeSubmission(id: string, change: SubmissionChange): Promise<void> {
  const submission = await inboxApi.change(id, change);
  const shown = found(submission);
  queryClient.setQueryData(submissionOf(id).queryKey, (before) => before && shown);
  refreshCounts();
}

async function markAsRead(id: string): Promise<void> {
  await changeSubmission(id, { state: 'read' }).catch((error: unknown) => {
    if (!isUnauthorized(error)) logFailure('The submission could not be marked as read.', error);
  });
}

/** Fetches the open submission again. Never rejects. */
export const refreshSubmission = () => queryClient.invalidateQueries({ queryKey: OPEN });

/** Fetches the open submission again if it is one of these. */
export function refreshChanged(ids: readonly string[]): void {
  refreshCounts();
  ids.forEach((id) => void queryClient.invalidateQueries({ queryKey: [...OPEN, id] }));
}
