import { HONEYPOT_FIELD } from '#shared/endpoints';
import type { FormInput, FormRecord, FormRow } from '#shared/forms/form';
import { COMMON_PROPERTIES, fieldsOf } from '#shared/forms/forms';
import type { HoneypotDto } from './honeypot.dto.ts';

const isCommon = (property: string) => COMMON_PROPERTIES.some((common) => common === property);

/**
 * The stored fields of a form. Fields that were left empty or do not apply (`requiredWhen`) are null; contact details,
 * which every submission has, stay empty.
 */
function rowOf<Form extends FormRecord>(form: Form, input: FormInput<Form>): FormRow<Form> {
  const texts = input as Record<string, string | null | undefined>;
  const cells = fieldsOf(form).map(({ name, property, requiredWhen }) => {
    const text = (requiredWhen?.(texts) === false ? undefined : texts[name]) ?? '';
    return [property, text === '' && !isCommon(property) ? null : text];
  });
  return Object.fromEntries(cells) as FormRow<Form>;
}

/** The part of a submission that comes from its form and its body. */
export const filledForm = <Form extends FormRecord>(form: Form, input: FormInput<Form> & HoneypotDto) => ({
  fields: rowOf(form, input),
  prefix: form.prefix,
  message: form.messages.sent,
  trap: input[HONEYPOT_FIELD],
});
