import type { ComponentProps } from 'react';
import { FieldNotes, type FieldProps, useFieldIds } from './field.tsx';
import styles from './field.module.css';

interface RadioGroupProps extends FieldProps, Omit<ComponentProps<'input'>, 'required'> {
  options: readonly string[];
}

/** Radio buttons whose labels are their values. */
export function RadioGroup({ label, hint, error, required, options, ...input }: RadioGroupProps) {
  const { control, ids } = useFieldIds({ hint, error, required });
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control['aria-required']}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input {...input} type="radio" value={option} className={styles.radio} />
            {option}
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </fieldset>
  );
}
