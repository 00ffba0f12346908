import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, error and hint; the children render the control. */
export function Field({ label, children, ...field }: Props) {
  const { control, ids } = useFieldIds(field);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
      </label>
      {field.required === false && <span className={styles.optional}>(optional)</span>}
      {children(control)}
      <FieldNotes {...field} ids={ids} />
    </div>
  );
}

export function useFieldIds({ hint, error, required }: Omit<FieldProps, 'label'>) {
  const id = useId();
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  const control: ControlProps = {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && ids.error, hint && ids.hint].filter(Boolean).join(' ') || undefined,
    'aria-required': required ? true : undefined,
  };
  return { control, ids };
}

interface NotesProps extends Omit<FieldProps, 'label'> {
  ids: { hint: string; error: string };
}

export function FieldNotes({ hint, error, ids }: NotesProps) {
  return (
    <>
      {error && (
        <p id={ids.error} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
