import type { SubmitEvent } from 'react';
import type { MeetingAction, SubmissionDetail } from '#shared/contract';
import { REPLY_LIMITS } from '#shared/inbox/reply-limits';
import { Button } from '#client/components/button/button.tsx';
import { SelectField, TextareaField, TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { FormFooter } from '#client/admin/form-footer.tsx';
import styles from './meeting.module.css';
import { pickerTime } from './office-clock.ts';
import { ACTIONS, LENGTHS } from './meeting-texts.ts';
import { useMeetingForm } from './use-meeting-form.ts';

interface MeetingFormProps {
  submission: SubmissionDetail;
  action: MeetingAction;
  /** Called after sending or cancelling. */
  onClose: () => void;
}

type FormState = ReturnType<typeof useMeetingForm>;

export function MeetingForm({ submission, action, onClose }: MeetingFormProps) {
  const form = useMeetingForm(submission, action, onClose);
  const { draft, problems, busy, failure, write, leave, send } = form;
  const { label, send: sendLabel } = ACTIONS[action];
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
    <Form id="meeting-form" aria-label={`${label}: the meeting`} className={styles.form} onSubmit={submit}>
      <h4>{label}</h4>
      {action === 'propose' && <TimeFields form={form} />}
      <TextareaField
        label="Message about the meeting"
        name="message"
        rows={8}
        required
        autoFocus={action !== 'propose'}
        hint={action === 'decline' ? undefined : 'A calendar invitation is attached.'}
        maxLength={REPLY_LIMITS.body}
        error={problems.message}
        value={draft.message}
        onChange={({ target }) => write({ message: target.value })}
      />
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          {sendLabel}
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
        label="Date and time (Manila)"
        type="datetime-local"
        name="at"
        required
        autoFocus
        min={pickerTime(new Date())}
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
