import { useId } from 'react';
import { SelectField, TextField } from '#client/components/form/controls.tsx';
import { FieldNotes, useFieldIds } from '#client/components/form/field.tsx';
import { CHOICES } from '../../editor-texts.ts';
import styles from '../fields.module.css';
import { choicesOf } from '../schema-kind.ts';
import { type ControlProps, useSpot } from '../use-spot.ts';
import { contrast, MIN_CONTRAST } from '#shared/content/documents/firm-rules';
import { valueAt } from '../../drafts/change.ts';
import { useDrafts } from '../../drafts/drafts-store.ts';

const COLOUR = /^#[0-9a-f]{6}$/;
const WHITE = '#ffffff';

/** The colour to contrast with: white for the dark colour, and the dark colour for the accent. */
function useContrastColour({ spot }: ControlProps): { name: string; colour: unknown } {
  const ink = { document: spot.document, path: [...spot.path.slice(0, -1), 'ink'] };
  const dark = useDrafts(({ content }) => valueAt(content, ink));
  return spot.path.at(-1) === 'ink' ? { name: 'white', colour: WHITE } : { name: 'the dark color', colour: dark };
}

function contrastText(one: string, { name, colour }: { name: string; colour: unknown }): string {
  if (!COLOUR.test(one) || !COLOUR.test(String(colour))) return '';
  const value = contrast(one, String(colour));
  const verdict = value >= MIN_CONTRAST ? 'Sufficient.' : `Too low: at least ${MIN_CONTRAST} : 1 is required.`;
  return `Contrast with ${name}: ${value.toFixed(1)} : 1. ${verdict}`;
}

/** A colour as a hex code or from a palette, with its contrast. */
export function ColourControl(props: ControlProps) {
  const { value, error, set, label, hint } = useSpot(props);
  const text = typeof value === 'string' ? value : '';
  const fullHint = [hint, contrastText(text, useContrastColour(props))].filter(Boolean).join(' ');
  return (
    <div className={styles.colour}>
      <TextField
        label={label}
        hint={fullHint}
        error={error}
        spellCheck={false}
        value={text}
        onChange={({ target }) => set(target.value.trim().toLowerCase())}
      />
      <input
        type="color"
        aria-label={`${label}: palette`}
        value={COLOUR.test(text) ? text : WHITE}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  );
}

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
