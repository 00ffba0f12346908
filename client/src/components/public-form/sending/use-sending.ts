import { type BaseSyntheticEvent, useState } from 'react';
import type { SubmissionReceipt } from '#shared/contract';
import type { FormRecord } from '#shared/forms/form';
import { MESSAGES } from '#shared/messages';
import { ApiError, failureText } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import type { FormMetadata } from '#client/api/public-form.ts';
import { type FormName, type Texts, useDrafts } from '#client/stores/drafts.ts';
import { useToasts } from '#client/stores/toast.ts';
import { trapOf } from '../trap-field.tsx';

const CONFLICT = 409;

/** Sends a public form. Success shows a toast and a confirmation, failure an error message. */
export function useSending(form: FormName, messages: FormRecord['messages']) {
  const showToast = useToasts((toasts) => toasts.show);
  const draft = useDrafts(({ drafts }) => drafts[form]);
  const [failure, setFailure] = useState<string>();
  /** Reference of the submission sent during this visit. */
  const [sentNow, setSentNow] = useState<string>();

  const fail = (error: unknown, key: string) => {
    logFailure(messages.failed, error);
    const answer = (messages.failureMark ?? '') + failureText(error, messages.failed);
    setFailure(error instanceof ApiError ? answer : MESSAGES.networkFailed);
    // the server has stored other content under this key, so the next attempt needs a new one
    if (error instanceof ApiError && error.status === CONFLICT)
      useDrafts.getState().change(form, { attempt: { key, payload: '' } });
  };

  /**
   * Sends a payload; an unchanged one reuses the idempotency key of the last attempt. Resolves to whether the server accepted it.
   *
   * @param values shown in the confirmation
   */
  const submit = async (
    event: BaseSyntheticEvent | undefined,
    payload: object,
    values: Texts,
    send: (metadata: FormMetadata) => Promise<SubmissionReceipt>,
  ): Promise<boolean> => {
    setFailure(undefined);
    const attempt = useDrafts.getState().attempt(form, JSON.stringify(payload));
    try {
      const { reference } = await send({ ...attempt, trap: trapOf(event) });
      useDrafts.getState().finish(form, { reference, at: new Date().toISOString(), values });
      setSentNow(reference);
      showToast(messages.sent);
      return true;
    } catch (error) {
      fail(error, attempt.idempotencyKey);
      return false;
    }
  };
  const { sent } = draft ?? {};
  return { submit, failure, sent, isNew: sent?.reference === sentNow, unsent: Boolean(draft?.attempt) };
}
