import { type BaseSyntheticEvent, useState } from 'react';
import type { SubmissionReceipt } from '#shared/contract';
import type { FormRecord } from '#shared/forms/form';
import { MESSAGES } from '#shared/messages';
import { ApiError, failureText } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import type { FormMetadata } from '#client/api/public-form.ts';
import { type FormName, useDrafts } from '#client/stores/drafts.ts';
import { useToasts } from '#client/stores/toast.ts';
import { trapOf } from '../trap-field.tsx';

const CONFLICT = 409;

/** Sends a public form. An answer becomes a toast and a reference number, or the sentence of the failure. */
export function useSending(form: FormName, messages: FormRecord['messages']) {
  const showToast = useToasts((toasts) => toasts.show);
  const unsent = useDrafts(({ drafts }) => Boolean(drafts[form]?.attempt));
  const [failure, setFailure] = useState<string>();
  const [reference, setReference] = useState<string>();

  const fail = (error: unknown, key: string) => {
    logFailure(messages.failed, error);
    const answer = (messages.failureMark ?? '') + failureText(error, messages.failed);
    setFailure(error instanceof ApiError ? answer : MESSAGES.networkFailed);
    // the server knows this key with another content, so the next attempt needs a new one
    if (error instanceof ApiError && error.status === CONFLICT)
      useDrafts.getState().change(form, { attempt: { key, payload: '' } });
  };

  /** Sends a payload; an unchanged one keeps the key of the last attempt. Resolves to whether the server accepted it. */
  const submit = async (
    event: BaseSyntheticEvent | undefined,
    payload: object,
    send: (metadata: FormMetadata) => Promise<SubmissionReceipt>,
  ): Promise<boolean> => {
    setFailure(undefined);
    const attempt = useDrafts.getState().attempt(form, JSON.stringify(payload));
    try {
      setReference((await send({ ...attempt, trap: trapOf(event) })).reference);
      useDrafts.getState().discard(form);
      showToast(messages.sent);
      return true;
    } catch (error) {
      fail(error, attempt.idempotencyKey);
      return false;
    }
  };
  return { submit, failure, reference, unsent };
}
