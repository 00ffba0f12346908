import { useState } from 'react';
import { SelectField, TextField } from '#client/components/form/controls.tsx';
import { useUncommittedInput } from '../../drafts/saving/typing.ts';
import { knownKind, useKinds } from '../kinds.ts';
import { type ControlProps, useSpot } from '../use-spot.ts';

/** Begins with a space, which no kind of work does. */
const OTHER = ' other';

/** A kind of work from the list, or a new one, which is then on the list. */
export function KindControl(props: ControlProps) {
  const { value, error, set, label, hint } = useSpot(props);
  const kinds = useKinds();
  const kind = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState<string>();
  const choose = (next: string) => {
    setTyped(next === OTHER ? '' : undefined);
    if (next !== OTHER) set(next === '' ? null : next);
  };
  const finish = () => {
    if (typed?.trim()) set(knownKind(typed.trim()));
    setTyped(undefined);
  };
  useUncommittedInput(Boolean(typed?.trim()), finish);
  const isNew = kind !== '' && !kinds.includes(kind);
  return (
    <>
      <SelectField
        label={label}
        hint={hint}
        error={typed === undefined ? error : undefined}
        required={false}
        value={typed === undefined ? kind : OTHER}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">None</option>
        {[...kinds, ...(isNew ? [kind] : [])].map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
        <option value={OTHER}>Another type...</option>
      </SelectField>
      {typed !== undefined && (
        <TextField
          label="New type of work"
          hint="Added to the list."
          value={typed}
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && finish()}
          onBlur={finish}
        />
      )}
    </>
  );
}
