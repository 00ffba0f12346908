import { inboxApi } from '#client/api/inbox.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { useHasMail } from '#client/stores/session.ts';
import { useToasts } from '#client/stores/toast.ts';
import { TEXTS } from '../inbox-texts.ts';
import { ActionButton } from '../../action-button.tsx';

/** Sends queued mail now, and mail again whose attempts were given up. */
export function ResendMail({ id }: { id: string }) {
  const refresh = useSubmission((submission) => submission.refresh);
  const hasMail = useHasMail();
  const showToast = useToasts((toasts) => toasts.show);
  const resend = async () => {
    await inboxApi.resendMail(id);
    await refresh();
    showToast(hasMail === false ? TEXTS.noMail : 'Sending. The status updates here.');
  };
  return (
    <ActionButton variant="quiet" action={resend} failed="The mail could not be sent.">
      Send now
    </ActionButton>
  );
}
