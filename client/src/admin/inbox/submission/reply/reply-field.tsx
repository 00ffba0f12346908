import type { ComponentProps } from 'react';
import { FieldNotes, useFieldIds } from '#client/components/form/field.tsx';
import { useTextareaValue } from '#client/hooks/use-textarea-value.ts';
import fieldStyles from '#client/components/form/field.module.css';
import styles from './reply.module.css';

interface ReplyFieldProps {
  /** Fixed, so that other components can focus the field. */
  id: string;
  label: string;
  error?: string;
  hint?: string;
}

/** The shared field attributes with a fixed id. */
function useOwnField({ id, error, hint }: ReplyFieldProps) {
  const { control, ids } = useFieldIds({ error, hint, required: true });
  return { control: { ...control, id }, notes: <FieldNotes error={error} hint={hint} ids={ids} /> };
}

export function ReplySubjectField({ id, label, error, hint, ...input }: ReplyFieldProps & ComponentProps<'input'>) {
  const { control, notes } = useOwnField({ id, label, error, hint });
  return (
    <div className={`${fieldStyles.field} ${styles.subjectField}`}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <input type="text" autoComplete="off" {...input} {...control} />
      {notes}
    </div>
  );
}

interface ReplyTextProps extends ReplyFieldProps, Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'ref'> {
  value: string;
}

export function ReplyTextField({ id, label, error, hint, value, ...textarea }: ReplyTextProps) {
  const ref = useTextareaValue(value);
  const { control, notes } = useOwnField({ id, label, error, hint });
  return (
    <div className={`${fieldStyles.field} ${styles.textField}`}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <textarea
        rows={4}
        {...textarea}
        {...control}
        ref={ref}
        className={`${control.className} ${fieldStyles.textarea} ${styles.text}`}
      />
      {notes}
    </div>
  );
}
