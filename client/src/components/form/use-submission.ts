import { useState } from 'react';
import type { SubmissionReceipt } from '../../../../shared/contract.ts';
import { MESSAGES } from '../../../../shared/messages.ts';
import { ApiError, failureText } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { useToasts } from '../../stores/toast.ts';

/** What the three public forms do with an answer: toast and reference, or the sentence of the failure. */
export function useSubmission(messages: { sent: string; failed: string; failureMark?: string }) {
  const showToast = useToasts((toasts) => toasts.show);
  const [failure, setFailure] = useState<string>();
  const [reference, setReference] = useState<string>();

  /** Resolves to whether the server took it. */
  const submit = async (call: () => Promise<SubmissionReceipt>): Promise<boolean> => {
    setFailure(undefined);
    try {
      setReference((await call()).reference);
      showToast(messages.sent);
      return true;
    } catch (error) {
      logFailure(messages.failed, error);
      const answer = (messages.failureMark ?? '') + failureText(error, messages.failed);
      setFailure(error instanceof ApiError ? answer : MESSAGES.networkFailed);
      return false;
    }
  };
  return { submit, failure, reference };
}
