import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import { sizeText } from './size-text.ts';

interface FileFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'required'> {
  chosen?: File;
}

/** A file input with the name and the size of the chosen file. */
export function FileField({ label, hint, error, required, chosen, ...input }: FileFieldProps) {
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <>
          <input {...input} {...control} type="file" className={`${control.className} ${styles.file}`} />
          <output htmlFor={control.id} className={styles.chosen}>
            {chosen && `${chosen.name}, ${sizeText(chosen.size)}`}
          </output>
        </>
      )}
    </Field>
  );
}
