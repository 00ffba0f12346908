import { useId } from 'react';
import { SelectField } from '#client/components/form/controls.tsx';
import { FieldNotes, useFieldIds } from '#client/components/form/field.tsx';
import { CHOICES } from '../../editor-texts.ts';
import styles from '../fields.module.css';
import { choicesOf } from '../schema-kind.ts';
import { type ControlProps, useSpot } from '../use-spot.ts';

export function SwitchControl(props: ControlProps) {
  const { value, error, set, label, hint } = useSpot(props);
  const { control, ids } = useFieldIds({ hint, error });
  return (
    <div className={styles.switch}>
      <label htmlFor={control.id}>
        <input
          id={control.id}
          type="checkbox"
          aria-describedby={control['aria-describedby']}
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
        {label}
      </label>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}

export function ChoiceControl(props: ControlProps) {
  const { value, error, set, label, hint } = useSpot(props);
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      value={String(value)}
      onChange={({ target }) => set(target.value)}
    >
      {choicesOf(props.schema).map((choice) => (
        <option key={choice} value={choice}>
          {CHOICES[choice] ?? choice}
        </option>
      ))}
    </SelectField>
  );
}

/** A checkbox for each choice. */
export function ChoicesControl(props: ControlProps) {
  const { value, error, set, label, hint } = useSpot(props);
  const id = useId();
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const all = choicesOf(props.schema);
  const choose = (choice: string, isChosen: boolean) =>
    set(all.filter((one) => (one === choice ? isChosen : chosen.includes(one))));
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {all.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) => choose(choice, target.checked)}
          />
          {CHOICES[choice] ?? choice}
        </label>
      ))}
      <FieldNotes hint={hint} error={error} ids={{ hint: `${id}-hint`, error: `${id}-error` }} />
    </fieldset>
  );
}
