import { type BaseSyntheticEvent, useState } from 'react';
import type { SubmissionReceipt } from '../../../../shared/contract.ts';
import { MESSAGES } from '../../../../shared/messages.ts';
import type { FormCall } from '../../api/form-call.ts';
import { ApiError, failureText } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { type FormName, useDrafts } from '../../stores/drafts.ts';
import { useToasts } from '../../stores/toast.ts';
import { trapOf } from './trap-field.tsx';

const CONFLICT = 409;

/** What the three public forms do with an answer: toast and reference, or the sentence of the failure. */
export function useSending(form: FormName, messages: { sent: string; failed: string; failureMark?: string }) {
  const showToast = useToasts((toasts) => toasts.show);
  const unsent = useDrafts(({ drafts }) => Boolean(drafts[form]?.attempt));
  const [failure, setFailure] = useState<string>();
  const [reference, setReference] = useState<string>();

  const fail = (error: unknown, key: string) => {
    logFailure(messages.failed, error);
    const answer = (messages.failureMark ?? '') + failureText(error, messages.failed);
    setFailure(error instanceof ApiError ? answer : MESSAGES.networkFailed);
    // the key stands for something else: the next try takes a new one
    if (error instanceof ApiError && error.status === CONFLICT)
      useDrafts.getState().change(form, { attempt: { key, payload: '' } });
  };

  /** Sends what the form holds, under the key of the last try when nothing has changed since. Resolves to whether the server took it. */
  const submit = async (
    event: BaseSyntheticEvent | undefined,
    payload: object,
    send: (call: FormCall) => Promise<SubmissionReceipt>,
  ): Promise<boolean> => {
    setFailure(undefined);
    const call = useDrafts.getState().attempt(form, JSON.stringify(payload));
    try {
      setReference((await send({ ...call, trap: trapOf(event) })).reference);
      useDrafts.getState().discard(form);
      showToast(messages.sent);
      return true;
    } catch (error) {
      fail(error, call.idempotencyKey);
      return false;
    }
  };
  return { submit, failure, reference, unsent };
}
