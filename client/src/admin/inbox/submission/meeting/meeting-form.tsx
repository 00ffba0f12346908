import { type SubmitEvent, useState } from 'react';
import type { MeetingAction, SubmissionDetail } from '#shared/contract';
import { REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { officeTime } from '#shared/meetings/time-zone';
import { useTextareaValue } from '#client/hooks/use-textarea-value.ts';
import { Button } from '#client/components/button/button.tsx';
import { SelectField, TextareaField, TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { FormFooter } from '#client/admin/form-footer.tsx';
import { useAttempt } from '#client/admin/hooks/use-attempt.ts';
import { longTimeText } from '#client/admin/times.ts';
import { meetingsApi } from '#client/api/admin/meetings.ts';
import { refreshInbox } from '#client/admin/queries/inbox.ts';
import { useFirm } from '#client/content/content-context.tsx';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { newKey } from '#client/stores/drafts.ts';
import { useMailing } from '../../hooks/use-mailing.ts';
import { emptyReply } from '../reply/reply-draft.ts';
import { Elsewhere } from '../reply/reply-form.tsx';
import { offerTakeBack } from '../reply/take-back.ts';
import { DayMeetings } from './day-meetings.tsx';
import {
  answerOf,
  firstDraft,
  type MeetingDraft,
  meetingKey,
  type Problems,
  problemsOf,
  timeOf,
  withTime,
} from './meeting-draft.ts';
import styles from './meeting.module.css';
import { ACTIONS, DONE, LENGTHS, MEETING_TEXTS } from './meeting-texts.ts';

interface MeetingFormProps {
  submission: SubmissionDetail;
  action: MeetingAction;
  /** Called after sending or cancelling. */
  onClose: () => void;
}

/** An answer to a meeting request, kept as a draft until sent. Calls `sent` afterwards. */
function useMeetingForm(submission: SubmissionDetail, action: MeetingAction, sent: () => void) {
  const { _id, name, meetingSequence } = submission;
  const firm = useFirm();
  const [first] = useState(() => firstDraft(submission, action, firm));
  const draftKey = meetingKey(_id, action);
  const typed = useAdminDrafts((drafts) => drafts.typed[draftKey]);
  const draft: MeetingDraft = { ...first, ...typed };
  const { keep, drop, settle } = useAdminDrafts.getState();
  const { verb, isQueued } = useMailing();
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
    const text = `${DONE[action](name)} ${isQueued ? MEETING_TEXTS.queued : MEETING_TEXTS.sending}`;
    offerTakeBack(
      text,
      [replies[replies.length - 1]._id],
      () => keep(draftKey, { ...draft }, { ...first }),
      MEETING_TEXTS.undone,
    );
    if (isDone) sent();
    await refreshInbox();
  };
  /** @returns the name of the first invalid field */
  const send = (): keyof Problems | undefined => {
    const found = problemsOf(action, draft);
    setProblems(found);
    const wrong = (['at', 'message'] as const).find((field) => found[field]);
    if (!wrong) void attempt(deliver);
    return wrong;
  };
  const isTyped = typed !== undefined;
  return { draft, isTyped, problems, busy, failure, verb, isQueued, write, send, leave: () => drop(draftKey) };
}

type FormState = ReturnType<typeof useMeetingForm>;

function show(form: HTMLFormElement | null): void {
  form?.scrollIntoView?.({ block: 'nearest' });
}

export function MeetingForm({ submission, action, onClose }: MeetingFormProps) {
  const form = useMeetingForm(submission, action, onClose);
  const { draft, isTyped, problems, busy, failure, verb, isQueued, write, leave, send } = form;
  const { label, heading, letter } = ACTIONS[action];
  const { meetingAt } = submission;
  const at = timeOf(action, draft, submission);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = send();
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const close = () => {
    leave();
    onClose();
  };
  return (
    <Form
      ref={show}
      id="meeting-form"
      aria-label={`${label}: the meeting`}
      className={styles.form}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && !isTyped && close()} // a key must not discard input
    >
      <h4>
        {heading}
        {action !== 'propose' && meetingAt !== null && `: ${longTimeText(meetingAt)}`}
      </h4>
      {action === 'propose' && <TimeFields form={form} />}
      {action !== 'decline' && at && (
        <DayMeetings folded={action === 'confirm'} id={submission._id} at={at} minutes={Number(draft.minutes)} />
      )}
      <TextareaField
        label="Message about the meeting"
        name="message"
        rows={8}
        required
        autoFocus={action !== 'propose'}
        hint={action === 'decline' ? undefined : 'A calendar invitation goes with it.'}
        maxLength={REPLY_LIMITS.body}
        error={problems.message}
        ref={useTextareaValue(draft.message)}
        onChange={({ target }) => write({ message: target.value })}
      />
      {isQueued && (
        <>
          <p className={styles.state}>{MEETING_TEXTS.noMail}</p>
          <Elsewhere email={submission.email} text={{ ...emptyReply(submission), body: draft.message }} />
        </>
      )}
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          {`${verb} ${letter}`}
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </FormFooter>
    </Form>
  );
}

function TimeFields({ form: { draft, problems, write } }: { form: FormState }) {
  const known = LENGTHS.some(([minutes]) => String(minutes) === draft.minutes);
  return (
    <>
      <TextField
        label="Date and time (Philippine time)"
        type="datetime-local"
        name="at"
        required
        autoFocus
        min={officeTime(new Date())}
        error={problems.at}
        value={draft.at}
        onChange={({ target }) => write({ at: target.value })}
      />
      <SelectField
        label="Length"
        name="minutes"
        value={draft.minutes}
        onChange={({ target }) => write({ minutes: target.value })}
      >
        {!known && <option value={draft.minutes}>{draft.minutes} minutes</option>}
        {LENGTHS.map(([minutes, name]) => (
          <option key={minutes} value={minutes}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
