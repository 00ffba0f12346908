import { useState } from 'react';
import type { MeetingAction, SubmissionDetail } from '#shared/contract';
import { meetingsApi } from '#client/api/admin/meetings.ts';
import { useFirm } from '#client/content/content-context.tsx';
import { useAttempt } from '#client/admin/hooks/use-attempt.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { newKey } from '#client/stores/drafts.ts';
import { useHasMail } from '#client/stores/session.ts';
import { offerTakeBack, refreshReplied } from '../reply/take-back.ts';
import { REPLY_TEXTS } from '../reply/reply-texts.ts';
import {
  answerOf,
  firstDraft,
  type MeetingDraft,
  meetingKey,
  type Problems,
  problemsOf,
  withTime,
} from './meeting-draft.ts';
import { MEETING_TEXTS } from './meeting-texts.ts';

/** An answer to a meeting request, kept as a draft until sent. Calls `sent` afterwards. */
export function useMeetingForm(submission: SubmissionDetail, action: MeetingAction, sent: () => void) {
  const { _id, name, meetingSequence } = submission;
  const firm = useFirm();
  const [first] = useState(() => firstDraft(submission, action, firm));
  const draftKey = meetingKey(_id, action);
  const typed = useAdminDrafts((drafts) => drafts.typed[draftKey]);
  const draft: MeetingDraft = { ...first, ...typed };
  const { keep, drop, settle } = useAdminDrafts.getState();
  const hasMail = useHasMail();
  const { attempt, busy, failure } = useAttempt(MEETING_TEXTS.failed);
  const [problems, setProblems] = useState<Problems>({});
  // idempotency key of the typed text: a retry without a server response does not send the mail twice
  const [key, setKey] = useState(newKey);

  const write = (changed: Partial<MeetingDraft>) => {
    const next = changed.at === undefined ? { ...draft, ...changed } : withTime(draft, changed.at);
    keep(draftKey, { ...next }, { ...first });
    setKey(newKey());
    setProblems({ ...problems, ...Object.fromEntries(Object.keys(changed).map((field) => [field, undefined])) });
  };
  const deliver = async () => {
    const { replies } = await meetingsApi.answer(_id, answerOf(action, draft, meetingSequence), key);
    const isDone = settle(draftKey, typed);
    const told = hasMail === false ? REPLY_TEXTS.queued(name) : REPLY_TEXTS.sending(name);
    offerTakeBack(told, [replies[replies.length - 1]._id], () => keep(draftKey, { ...draft }, { ...first }));
    if (isDone) sent();
    await refreshReplied();
  };
  /** @returns the name of the first invalid field */
  const send = (): keyof Problems | undefined => {
    const found = problemsOf(action, draft);
    setProblems(found);
    const wrong = (['at', 'message'] as const).find((field) => found[field]);
    if (!wrong) void attempt(deliver);
    return wrong;
  };
  return { draft, problems, busy, failure, write, send, leave: () => drop(draftKey) };
}
