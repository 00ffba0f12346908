import { type MouseEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReplyText, SubmissionDetail } from '#shared/contract';
import { fillReply } from '#shared/inbox/reply-template';
import { repliesApi } from '#client/api/admin/replies.ts';
import { refreshInbox } from '#client/admin/queries/inbox.ts';
import { useIsTouch } from '#client/hooks/use-media-query.ts';
import { useFirm } from '#client/content/content-context.tsx';
import { useAttempt } from '#client/admin/hooks/use-attempt.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { useToasts } from '#client/stores/toast.ts';
import { useChangeAndNext } from '../../hooks/use-handled-and-next.ts';
import { useMailing } from '../../hooks/use-mailing.ts';
import { useAddressCheck } from '../../hooks/use-address-check.ts';
import { emptyReply, keepReply, replyKey } from './reply-draft.ts';
import { normalised, problemsOf, type ReplyProblems } from './reply-problems.ts';
import { afterSlash } from './slash-templates.tsx';
import { offerTakeBack } from './take-back.ts';
import { REPLY_TEXTS } from './reply-texts.ts';

export const REPLY_TEXT_ID = 'reply-text';

export const REPLY_FORM_ID = 'reply-form';

/** Shows the whole form, whose text is never higher than the room between the title and the buttons. */
const showReply = () => document.getElementById(REPLY_FORM_ID)?.scrollIntoView?.({ block: 'start' });

export function focusReply(): void {
  document.getElementById(REPLY_TEXT_ID)?.focus({ preventScroll: true });
  showReply();
}

/** Focuses the reply without following the link, because the address names the open submission. */
export function toReply(event: MouseEvent): void {
  event.preventDefault();
  focusReply();
}

/** Restores an unsent reply, followed by any text typed since. */
function putBack(submission: SubmissionDetail, sent: ReplyText): void {
  const empty = emptyReply(submission);
  const since = useAdminDrafts.getState().typed[replyKey(submission._id)]?.body;
  keepReply(submission._id, { ...sent, body: [sent.body, since].filter(Boolean).join('\n\n') }, empty);
  focusReply();
}

const REPLACED = 'The template replaced your text.';

/** Takes the Undo of a template back once its text is no longer shown. */
function useReplacedToast(id: string): void {
  useEffect(
    () => () => {
      const { toasts, dismiss } = useToasts.getState();
      for (const toast of toasts) if (toast.text === REPLACED) dismiss(toast.id);
    },
    [id],
  );
}

/** A reply to a submission, kept as a draft until sent. */
export function useReply(submission: SubmissionDetail) {
  const { _id, name } = submission;
  const firm = useFirm();
  const { isQueued, verb, confirmation } = useMailing();
  const draft = useAdminDrafts(({ typed }) => typed[replyKey(_id)]);
  const showToast = useToasts((toasts) => toasts.show);
  const { attempt, busy, failure } = useAttempt(REPLY_TEXTS.failed);
  const [problems, setProblems] = useState<ReplyProblems>({});
  const leave = useChangeAndNext();
  const watch = useAddressCheck();
  const isTouch = useIsTouch();
  useReplacedToast(_id);
  const empty = emptyReply(submission);
  const text: ReplyText = { subject: draft?.subject ?? empty.subject, body: draft?.body ?? '' };

  const write = (changed: Partial<ReplyText>) => {
    keepReply(_id, { ...text, ...changed }, empty);
    setProblems({ ...problems, ...Object.fromEntries(Object.keys(changed).map((field) => [field, undefined])) });
  };
  const deliver = async (sent: ReplyText, handled: boolean) => {
    const isHere = watch();
    const { ids } = await repliesApi.send({ ids: [_id], ...sent, ...(handled && { handled }) }, draft?.key ?? '');
    useAdminDrafts.getState().settle(replyKey(_id), draft);
    offerTakeBack(confirmation(name), ids, () => putBack(submission, sent));
    await refreshInbox();
    if (handled && isHere()) await leave(submission);
  };
  return {
    text,
    hasDraft: draft !== undefined,
    isQueued,
    verb,
    problems,
    busy,
    failure,
    write,
    /** Replaces the text with a template; Undo restores it. */
    take: (template: ReplyText) => {
      flushSync(() => write(fillReply(template, submission, firm))); // the form is shown at its new height
      if (isTouch)
        showReply(); // the focus would open a keyboard over the buttons below the text
      else focusReply();
      if (text.body === '' || afterSlash(text.body) !== undefined) return;
      showToast(REPLACED, { label: 'Undo', run: () => keepReply(_id, text, empty) });
    },
    send: (handled: boolean) => {
      const sent = normalised(text);
      const found = problemsOf(sent);
      setProblems(found);
      if (found.subject ?? found.body) {
        document.getElementById(found.subject ? 'reply-subject' : REPLY_TEXT_ID)?.focus();
        return;
      }
      void attempt(() => deliver(sent, handled));
    },
  };
}

export type WrittenReply = ReturnType<typeof useReply>;
