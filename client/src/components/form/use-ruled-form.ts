import type { BaseSyntheticEvent } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { fieldProblem, type FieldRule, type FormRules, normaliseField } from '../../../../shared/rules.ts';

/**
 * A react-hook-form whose fields are checked by the rules that the server checks them by: on submit, never while
 * typing, and a field's error goes when the field is edited. Fields without a default value keep what a visitor typed
 * before the page was hydrated.
 */
export function useRuledForm<Ruled extends object, Form extends Ruled & FieldValues = Ruled>(
  rules: FormRules<Ruled>,
  values?: DefaultValues<Form>,
) {
  const form = useForm<Form>({ defaultValues: values, reValidateMode: 'onSubmit' });
  const { errors } = form.formState;
  const ruleOf = (name: string): FieldRule | undefined => (rules as Record<string, FieldRule>)[name];

  /** Everything a form control takes for one field. A field without a rule brings its own check. */
  const field = (name: Path<Form>, check?: (value: unknown) => string | undefined) => {
    const rule = ruleOf(name);
    const problem = (value: unknown, all: Form) =>
      rule ? fieldProblem(normaliseField(value, rule), rule, all) : check?.(value);
    return {
      ...form.register(name, { validate: problem, onChange: () => form.clearErrors(name) }),
      label: rule?.label ?? name,
      error: errors[name]?.message as string | undefined,
      required: rule ? Boolean(rule.required) : true,
    };
  };

  const normalise = (input: Form): Form => {
    const pairs = Object.entries(input).map(([name, value]) => {
      const rule = ruleOf(name);
      return [name, rule ? normaliseField(value, rule) : (value as unknown)];
    });
    return Object.fromEntries(pairs) as Form;
  };

  /** The handler gets the values as the server stores them. */
  const onSubmit = (send: (input: Form, event?: BaseSyntheticEvent) => Promise<unknown>) =>
    form.handleSubmit((input, event) => send(normalise(input), event));

  return { form, field, onSubmit };
}
