import { useState } from 'react';
import type { ReplyText, SubmissionSummary } from '#shared/contract';
import { type Answered, fillReply, replySubject } from '#shared/inbox/reply-template';
import { repliesApi } from '#client/api/admin/replies.ts';
import { useFirm } from '#client/content/content-context.tsx';
import { useAttempt } from '#client/admin/hooks/use-attempt.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { newKey } from '#client/stores/drafts.ts';
import { useSelection } from '#client/stores/inbox/selection.ts';
import { refreshInbox } from '../../queries/inbox.ts';
import { useMailing } from '../hooks/use-mailing.ts';
import { REPLY_TEXTS } from '../submission/reply/reply-texts.ts';
import { offerTakeBack } from '../submission/reply/take-back.ts';
import { normalised, problemsOf, type ReplyProblems } from '../submission/reply/reply-problems.ts';

/** At least one. */
export type ManyRows = [SubmissionSummary, ...SubmissionSummary[]];

/** Fields that list rows lack. Applications do not have them. */
const NO_MEETING = { meetingDateTime: null, meetingLocation: null, customLocation: null, deliveryLocation: null };

const draftKey = (kind: string) => `reply/many/${kind}`;

const emptyText = ({ kind }: SubmissionSummary): ReplyText => ({
  subject: replySubject(kind, '{reference}'),
  body: '',
});

/** Each text gets its own idempotency key, so a retry without a server response does not send the mail twice. */
function keep(row: SubmissionSummary, text: ReplyText): void {
  const key = newKey();
  useAdminDrafts.getState().keep(draftKey(row.kind), { ...text, key }, { ...emptyText(row), key });
}

/** A reply to several submissions, kept as a draft until sent. */
export function useBulkReply(rows: ManyRows, onSent: () => void) {
  const [first] = rows;
  const firm = useFirm();
  const { isQueued, verb, confirmation } = useMailing();
  const draft = useAdminDrafts(({ typed }) => typed[draftKey(first.kind)]);
  const { attempt, busy, failure } = useAttempt(REPLY_TEXTS.failed);
  const [problems, setProblems] = useState<ReplyProblems>({});
  const empty = emptyText(first);
  const text: ReplyText = { subject: draft?.subject ?? empty.subject, body: draft?.body ?? '' };

  const deliver = async (sent: ReplyText, handled: boolean) => {
    const sending = { ids: rows.map(({ _id }) => _id), ...sent, ...(handled && { handled }) };
    const { ids } = await repliesApi.send(sending, draft?.key ?? '');
    if (useAdminDrafts.getState().settle(draftKey(first.kind), draft)) {
      useSelection.getState().clear();
      onSent();
    }
    offerTakeBack(confirmation(`${rows.length} people`), ids, () => keep(first, sent));
    await refreshInbox();
  };
  return {
    text,
    problems,
    isQueued,
    verb,
    busy,
    failure,
    /** Preview for the first submission; undefined while the body is empty. */
    preview: text.body === '' ? undefined : fillReply(text, { ...NO_MEETING, ...first } satisfies Answered, firm),
    write: (changed: Partial<ReplyText>) => {
      keep(first, { ...text, ...changed });
      setProblems({});
    },
    send: (handled: boolean) => {
      const sent = normalised(text);
      const found = problemsOf(sent);
      setProblems(found);
      if (!found.subject && !found.body) void attempt(() => deliver(sent, handled));
    },
  };
}
