import { type ComponentProps, useEffect, useId, useState } from 'react';
import { withLabels, withNames } from '#shared/content/fields/placeholders';
import { useTextareaValue } from '#client/hooks/use-textarea-value.ts';
import { TextareaField, TextField } from '#client/components/form/controls.tsx';
import type { FieldProps } from '#client/components/form/field.tsx';
import { type Spot, spotKey } from '../../drafts/change.ts';
import { useUncommittedInput } from '../../drafts/saving/typing.ts';
import { withoutStraySpaces } from '../../page/typed-text.ts';
import { usePanel } from '../../panel/panel-store.ts';
import styles from '../fields.module.css';
import { leavePlaceholder, Placeholders, removeWhole } from '../placeholders.tsx';
import { isNullable, mostOf } from '../schema-kind.ts';
import { type ControlProps, useSpot } from '../use-spot.ts';

/** Fraction of the limit above which the length is shown. */
const NEAR = 0.8;

const INPUT_TYPES: Record<string, string> = { date: 'date', time: 'time' };

/** Letters in a line of the panel, for browsers without `field-sizing`. */
const LETTERS = 36;

/** Keeps browsers from accepting years of more than four digits. */
const LAST_DAY = '9999-12-31';

function lengthHint(text: string, most: number | undefined): string | undefined {
  return most !== undefined && text.length > most * NEAR ? `${text.length} of ${most} characters.` : undefined;
}

/** Milliseconds. */
const PAUSE = 500;

/** A text that follows at the next pause while it is typed on the page: Chromium's Undo reverts all typing since a field changed. */
function useFollowing(spot: Spot, text: string): string {
  const key = spotKey(spot);
  const isTyped = usePanel(({ typing, current }) => typing !== undefined && current === key);
  const [followed, follow] = useState(text);
  if (!isTyped && followed !== text) follow(text);
  useEffect(() => {
    if (!isTyped) return;
    const timer = setTimeout(() => follow(text), PAUSE);
    return () => clearTimeout(timer);
  }, [isTyped, text]);
  return followed;
}

function useText(props: ControlProps) {
  const { value, error, set, meta, label, hint } = useSpot(props);
  const { schema } = props;
  const text = typeof value === 'string' ? value : '';
  const hints = [hint, lengthHint(text, mostOf(schema))].filter(Boolean).join(' ');
  const isOfPage = meta?.placeholders === undefined;
  const write = (typed: string) => set(typed === '' && isNullable(schema) ? null : isOfPage ? withNames(typed) : typed);
  const onBlur = () => {
    const tidy = withoutStraySpaces(text);
    if (tidy !== text) write(tidy);
  };
  const shown = useFollowing(props.spot, isOfPage ? withLabels(text) : text);
  const required = schema.safeParse(isNullable(schema) ? null : '').success ? false : undefined;
  return {
    shown,
    write,
    control: meta?.control,
    suggestions: meta?.suggestions,
    placeholders: { text, spot: props.spot, known: meta?.placeholders },
    field: { label, hint: hints || undefined, error, required, onBlur },
  };
}

/** A text area in which placeholders stay whole, and whose Undo takes back whole steps. */
function WrittenField({ value, ...textarea }: FieldProps & ComponentProps<'textarea'> & { value: string }) {
  return (
    <TextareaField onKeyDown={removeWhole} {...textarea} ref={useTextareaValue(value)} onSelect={leavePlaceholder} />
  );
}

interface LineFieldProps extends FieldProps {
  value: string;
  onWrite: (text: string) => void;
  onBlur?: () => void;
}

/** A text without line breaks, in as many lines as it takes. */
export function LineField({ value, onWrite, ...field }: LineFieldProps) {
  return (
    <div className={styles.oneLine}>
      <WrittenField
        {...field}
        value={value}
        rows={Math.ceil(value.length / LETTERS) || 1}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          removeWhole(event);
        }}
        onChange={({ target }) => onWrite(target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </div>
  );
}

export function TextControl(props: ControlProps) {
  const { shown, write, control, suggestions, placeholders, field } = useText(props);
  const listId = useId();
  if (control === 'address') return <AddressControl {...props} />;
  if (control === 'text')
    return (
      <div className={styles.text}>
        <WrittenField {...field} rows={4} value={shown} onChange={({ target }) => write(target.value)} />
        <Placeholders {...placeholders} />
      </div>
    );
  const type = INPUT_TYPES[control ?? ''];
  if (!type && !suggestions)
    return (
      <div>
        <LineField {...field} value={shown} onWrite={write} />
        <Placeholders {...placeholders} />
      </div>
    );
  return (
    <div>
      <TextField
        {...field}
        type={type ?? 'text'}
        max={type === 'date' ? LAST_DAY : undefined}
        list={suggestions && listId}
        value={shown}
        onChange={({ target }) => write(target.value)}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      <Placeholders {...placeholders} />
    </div>
  );
}

/** Commits when the field is left, because half an address leads nowhere. */
function AddressControl(props: ControlProps) {
  const { shown: text, write, field } = useText(props);
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    if (typed !== undefined && typed !== text) write(typed.trim());
    setTyped(undefined);
  };
  useUncommittedInput(typed !== undefined && typed !== text, finish);
  return (
    <TextField
      {...field}
      value={typed ?? text}
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && finish()}
      onBlur={finish}
    />
  );
}
