import type { ComponentProps } from 'react';
import { SelectField } from '../form/controls.tsx';
import type { FieldProps } from '../form/field.tsx';
import { useChoice } from './use-choice.ts';

interface ChoiceFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'required'> {
  value: string;
  onChoose: (value: string) => void;
}

/** A select that applies a choice as `useChoice` defines it. */
export function ChoiceField({ value, onChoose, ...field }: ChoiceFieldProps) {
  return <SelectField {...field} {...useChoice(value, onChoose)} />;
}
