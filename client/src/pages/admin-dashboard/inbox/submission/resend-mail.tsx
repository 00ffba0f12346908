import { failureText } from '../../../../api/http.ts';
import { inboxApi } from '../../../../api/inbox.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Alert } from '../../../../components/form/alert.tsx';
import { useSubmission } from '../../../../stores/submission.ts';
import { useAttempt } from '../../use-attempt.ts';

/** Makes mail due that waits for its next try or was given up. */
export function ResendMail({ id }: { id: string }) {
  const refresh = useSubmission((submission) => submission.refresh);
  const { attempt, busy, failure } = useAttempt((error) => failureText(error, 'The mail could not be sent.'));
  const resend = async () => {
    await inboxApi.resendMail(id);
    await refresh();
  };
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={() => attempt(resend)}>
        Send mail now
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
