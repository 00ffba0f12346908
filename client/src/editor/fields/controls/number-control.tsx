import { useState } from 'react';
import type { Control } from '#shared/content/fields/fields';
import { namedBy } from '#shared/content/entries';
import { TextField } from '#client/components/form/controls.tsx';
import { useUncommittedInput } from '../../drafts/saving/typing.ts';
import type { Spot } from '../../drafts/change.ts';
import { invalidAt, invalidOf, setInvalid, useInvalid } from '../../drafts/saving/invalid-texts.ts';
import { readMoney } from '../read-money.ts';
import { isNullable } from '../schema-kind.ts';
import { type ControlProps, useSpot } from '../use-spot.ts';

const NOT_A_NUMBER = 'Enter a number, such as 12 or 12.5.';

/** Undefined if the text is not a number. */
function readNumber(text: string, control: Control | undefined): number | undefined {
  if (control === 'money') return readMoney(text);
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

/** Keeps the text of a number field until it is a number. */
function useNumber(props: ControlProps) {
  const { value, set, meta } = useSpot(props);
  const isOptional = isNullable(props.schema);
  const { invalid, keep } = useInvalidText(props.spot);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (value === null ? invalid : undefined);
  const isBad =
    text !== undefined && (text.trim() === '' ? !isOptional : readNumber(text, meta?.control) === undefined);
  const type = (next: string) => {
    setTyped(next);
    const number = readNumber(next, meta?.control);
    if (next.trim() === '' && isOptional) set(null);
    else if (number !== undefined) set(number);
  };
  const leave = () => {
    if (typed === undefined) return;
    if (isBad && keep && isOptional) set(null);
    keep?.(isBad ? typed : undefined);
    if (!isBad) setTyped(undefined);
  };
  useUncommittedInput(typed !== undefined && isBad, leave);
  return { text: text ?? (typeof value === 'number' ? String(value) : ''), isBad, isOptional, type, leave };
}

export function NumberControl(props: ControlProps) {
  const { error, waits, label, hint } = useSpot(props);
  const { text, isBad, isOptional, type, leave } = useNumber(props);
  return (
    <TextField
      label={label}
      hint={hint}
      required={isOptional ? false : undefined}
      error={isBad && !waits ? NOT_A_NUMBER : error}
      inputMode="decimal"
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}

/** The invalid text of an entry's field. The form and the entry's row in the sheet both show it. */
function useInvalidText({ document, path }: Spot) {
  const entry = namedBy(path.at(-2) ?? '');
  const list = { document, path: path.slice(0, -2) };
  const key = `${entry?.value}.${path.at(-1)}`;
  const invalid = useInvalid((all) => invalidOf(all, list)[key]);
  const keep = (text: string | undefined) => {
    const { [key]: _gone, ...others } = invalidAt(list);
    setInvalid(list, text === undefined ? others : { ...others, [key]: text });
  };
  return { invalid: entry ? invalid : undefined, keep: entry ? keep : undefined };
}
