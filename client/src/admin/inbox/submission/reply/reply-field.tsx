import type { ComponentProps } from 'react';
import { REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { FieldNotes, useFieldIds } from '#client/components/form/field.tsx';
import { useTextareaValue } from '#client/hooks/use-textarea-value.ts';
import fieldStyles from '#client/components/form/field.module.css';
import styles from './reply.module.css';

interface ReplyFieldProps {
  /** Fixed, so that other components can focus the field. */
  id: string;
  error?: string;
  hint?: string;
}

/** The shared field attributes with a fixed id. */
function useOwnField({ id, error, hint }: ReplyFieldProps) {
  const { control, ids } = useFieldIds({ error, hint, required: true });
  return { control: { ...control, id }, notes: <FieldNotes error={error} hint={hint} ids={ids} /> };
}

export function ReplySubjectField({ id, error, hint, ...input }: ReplyFieldProps & ComponentProps<'input'>) {
  const { control, notes } = useOwnField({ id, error, hint });
  return (
    <div className={`${fieldStyles.field} ${styles.subjectField}`}>
      <label htmlFor={id} className={fieldStyles.label}>
        Subject
      </label>
      <input type="text" name="subject" autoComplete="off" maxLength={REPLY_LIMITS.subject} {...input} {...control} />
      {notes}
    </div>
  );
}

interface ReplyTextProps extends ReplyFieldProps, Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'ref'> {
  value: string;
}

export function ReplyTextField({ id, error, hint, value, ...textarea }: ReplyTextProps) {
  const ref = useTextareaValue(value);
  const { control, notes } = useOwnField({ id, error, hint });
  return (
    <div className={`${fieldStyles.field} ${styles.textField}`}>
      <label htmlFor={id} className={fieldStyles.label}>
        Message
      </label>
      <textarea
        name="body"
        rows={4}
        maxLength={REPLY_LIMITS.body}
        {...textarea}
        {...control}
        ref={ref}
        className={`${control.className} ${fieldStyles.textarea} ${styles.text}`}
      />
      {notes}
    </div>
  );
}
