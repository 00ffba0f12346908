import type { FormInput, FormRecord } from './form.ts';

type Examples<Form extends FormRecord> = Record<keyof Form['fields'], string>;

/** The example of each field. */
export const examplesOf = <Form extends FormRecord>({ fields }: Form) =>
  Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example])) as Examples<Form>;

/** A valid filled form, without the fields that the form would not ask for. */
export function sampleOf<Form extends FormRecord>(form: Form): FormInput<Form> {
  const examples: Record<string, string> = examplesOf(form);
  const isAsked = (name: string) => form.fields[name].requiredWhen?.(examples) !== false;
  return Object.fromEntries(Object.entries(examples).filter(([name]) => isAsked(name))) as FormInput<Form>;
}
