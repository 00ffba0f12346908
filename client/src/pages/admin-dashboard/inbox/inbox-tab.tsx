import { useCallback, useEffect } from 'react';
import { logFailure } from '../../../api/log.ts';
import { useInbox } from '../../../stores/inbox.ts';
import { useSubmission } from '../../../stores/submission.ts';
import { SubmissionList } from './submission-list.tsx';
import { SubmissionView } from './submission-view.tsx';
import { useInboxAddress } from './use-inbox-address.ts';
import { useLeaving } from './use-leaving.ts';
import { useReturn } from './use-return.ts';

/** What visitors have sent: the list, or the one submission that the address names. */
export function InboxTab() {
  const { filter, id } = useInboxAddress();
  const { load, refresh } = useInbox();
  const refreshOpen = useSubmission((submission) => submission.refresh);
  const leaving = useLeaving(filter, id);
  useEffect(() => void load(filter), [filter, load]);
  useReturn(
    useCallback(() => {
      void refreshOpen();
      refresh().catch((error: unknown) => logFailure('The inbox could not be refreshed.', error));
    }, [refresh, refreshOpen]),
  );
  if (id === undefined) return <SubmissionList filter={filter} />;
  return <SubmissionView key={id} id={id} filter={filter} leaving={leaving} />;
}
