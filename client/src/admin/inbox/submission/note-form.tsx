import { type SubmitEvent, useState } from 'react';
import type { SubmissionDetail } from '#shared/contract';
import { LIMITS } from '#shared/limits';
import { normaliseField, NOTE_RULE } from '#shared/rules';
import { useTextareaValue } from '#client/hooks/use-textarea-value.ts';
import { Button } from '#client/components/button/button.tsx';
import { TextareaField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { FormFooter } from '../../form-footer.tsx';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { changeSubmission } from '#client/admin/queries/submission.ts';
import { useAttempt } from '../../hooks/use-attempt.ts';
import styles from './submission.module.css';
import { clockText } from '../../times.ts';

/** Draft key of a note. */
export const noteKey = (id: string): string => `note/${id}`;

/** The office's private note, kept as a draft until saved. */
export function NoteForm({ submission: { _id, note } }: { submission: SubmissionDetail }) {
  const draftKey = noteKey(_id);
  const { typed, keep, drop } = useAdminDrafts();
  const draft = typed[draftKey];
  const { attempt, busy, failure } = useAttempt('The note could not be saved.');
  const [savedAt, setSavedAt] = useState<Date>();
  const { note: text, before } = draft ?? { note, before: note };
  const save = async () => {
    await changeSubmission(_id, { note: text });
    const stored = String(normaliseField(text, NOTE_RULE));
    const now = useAdminDrafts.getState().typed[draftKey]?.note ?? note;
    if (now === text) drop(draftKey);
    else keep(draftKey, { note: now, before: stored }, { note: stored, before: stored });
    setSavedAt(new Date());
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void attempt(save);
  };
  return (
    <Form onSubmit={submit}>
      <TextareaField
        label="Private note"
        name="note"
        rows={3}
        hint="Visible to staff only."
        maxLength={LIMITS.note}
        ref={useTextareaValue(text)}
        onChange={({ target }) => keep(draftKey, { note: target.value, before }, { note, before })}
      />
      {before !== note && <Changed note={note} />}
      <FormFooter failure={failure}>
        <Button type="submit" variant="secondary" busy={busy}>
          Save note
        </Button>
        <span role="status" className={styles.saved}>
          {draft ? 'Not saved yet.' : savedAt && `Saved at ${clockText(savedAt)}.`}
        </span>
      </FormFooter>
    </Form>
  );
}

function Changed({ note }: { note: string }) {
  return (
    <div className={`notice ${styles.changed}`}>
      <p>Someone else has changed this note. Saving replaces the current text:</p>
      <blockquote>{note || 'nothing'}</blockquote>
    </div>
  );
}
