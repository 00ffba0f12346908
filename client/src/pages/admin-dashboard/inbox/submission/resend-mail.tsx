import { inboxApi } from '#client/api/inbox.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { ActionButton } from '../../action-button.tsx';

/** Sends queued mail now, and mail again whose attempts were given up. */
export function ResendMail({ id }: { id: string }) {
  const refresh = useSubmission((submission) => submission.refresh);
  const resend = async () => {
    await inboxApi.resendMail(id);
    await refresh();
  };
  return (
    <ActionButton variant="quiet" action={resend} failed="The mail could not be sent.">
      Send mail now
    </ActionButton>
  );
}
