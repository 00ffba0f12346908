import { useCallback, useEffect } from 'react';
import { logFailure } from '#client/api/log.ts';
import { useInbox } from '#client/stores/inbox.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { SubmissionList } from './list/submission-list.tsx';
import { SubmissionView } from './submission/submission-view.tsx';
import { useInboxAddress } from './use-inbox-address.ts';
import { useRemoval } from './use-removal.ts';
import { useOnVisible } from '#client/hooks/use-on-visible.ts';

/** The list of submissions, or the submission in the address. */
export function InboxTab() {
  const { filter, id } = useInboxAddress();
  const { load, refresh } = useInbox();
  const refreshOpen = useSubmission((submission) => submission.refresh);
  const removal = useRemoval(filter, id);
  useEffect(() => void load(filter), [filter, load]);
  useOnVisible(
    useCallback(() => {
      void refreshOpen();
      refresh().catch((error: unknown) => logFailure('The inbox could not be refreshed.', error));
    }, [refresh, refreshOpen]),
  );
  if (id === undefined) return <SubmissionList filter={filter} />;
  return <SubmissionView key={id} id={id} filter={filter} removal={removal} />;
}
