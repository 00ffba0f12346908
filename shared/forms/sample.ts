import type { FormInput, FormRecord } from './form.ts';
import { fieldsOf } from './forms.ts';

/** The form as a visitor could have filled it in, each field with its example; one that is not asked for stays away. */
export function sampleOf<Form extends FormRecord>(form: Form): FormInput<Form> {
  const examples = Object.fromEntries(fieldsOf(form).map(({ name, example }) => [name, example]));
  const asked = fieldsOf(form).filter(({ requiredWhen }) => requiredWhen?.(examples) !== false);
  return Object.fromEntries(asked.map(({ name, example }) => [name, example])) as FormInput<Form>;
}
