import type { ComponentType } from 'react';
import { TextareaField, TextField } from '#client/components/form/controls.tsx';
import type { RowControlProps, RowFieldProps as ControlProps, RowKind } from './row-kind.ts';

interface RowFieldProps<Row, Input> {
  kind: RowKind<Row, Input>;
  name: keyof Input & string;
  field: ControlProps;
  value: string;
  onChange: (value: string) => void;
}

/** A field of a row: a text input, or a custom control whose value the form reads from a hidden input. */
export function RowField<Row, Input>({ kind, name, field, value, onChange }: RowFieldProps<Row, Input>) {
  const label = kind.labels?.[name] ?? field.label;
  const control = { ...field, label, autoComplete: 'off' };
  const Own: ComponentType<RowControlProps> | undefined = kind.controls?.[name];
  if (Own) {
    const { error, ref, name: inputName } = field;
    return (
      <>
        <Own label={label} error={error} value={value} onChange={onChange} />
        <input type="hidden" ref={ref} name={inputName} />
      </>
    );
  }
  if (kind.rules[name].multiline) {
    return kind.TextControl ? <kind.TextControl {...control} stored={value} /> : <TextareaField {...control} />;
  }
  return <TextField {...control} type={kind.types?.[name]} />;
}
