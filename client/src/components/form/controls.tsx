import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export function TextField({
  label,
  hint,
  error,
  required,
  type = 'text',
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, required }}>{(control) => <input type={type} {...input} {...control} />}</Field>
  );
}

export function TextareaField({ label, hint, error, required, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <textarea rows={5} {...textarea} {...control} className={`${control.className} ${styles.textarea}`} />
      )}
    </Field>
  );
}

export function SelectField({ label, hint, error, required, ...select }: FieldProps & ComponentProps<'select'>) {
  return <Field {...{ label, hint, error, required }}>{(control) => <select {...select} {...control} />}</Field>;
}
