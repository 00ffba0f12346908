import { type SubmitEvent, useState } from 'react';
import { useStore } from 'zustand';
import { contactDigits } from '#shared/text/contact-digits';
import { fieldProblem, type FieldRule, type FormRules, normaliseField } from '#shared/rules';
import { createForm, type FormState } from './form-state.ts';

export interface FormOptions<Form> {
  /** Initial values; other fields start with the values of their controls. */
  initial?: Partial<Form>;
  /** Checks beyond the rules; each returns the error message, or undefined. */
  checks?: { [Name in keyof Form]?: (value: Form[Name]) => string | undefined };
}

/** A form with the server's own validation rules. It validates on submit, never while typing; editing a field removes its error. */
export function useRuledForm<Ruled extends object, Form extends Ruled = Ruled>(
  rules: FormRules<Ruled>,
  { initial = {}, checks = {} }: FormOptions<Form> = {},
) {
  type Name = keyof Form & string;
  const [form] = useState(() => createForm<Form>(initial));
  const errors = useStore(form.store, (state) => state.errors);
  const busy = useStore(form.store, (state) => state.busy);
  const ruleOf = (name: Name) => (rules as Partial<Record<Name, FieldRule>>)[name];

  /** Props of a field component. */
  const field = (name: Name) => {
    const rule = ruleOf(name);
    return {
      ...form.control(name),
      label: rule?.label ?? name,
      hint: rule?.hint,
      error: errors[name],
      required: rule?.requiredUnless ? undefined : rule ? Boolean(rule.required) : true,
    };
  };

  /** Ruled fields normalised as the server stores them, plus the form's other values. Hidden fields are sent blank. */
  const readInput = () => {
    const values = form.readAll();
    const texts = Object.entries<FieldRule>(rules).map(([name, rule]) => {
      const isShown = form.shown.has(name as Name);
      return [name, isShown ? sentValue(values[name as Name], rule) : ''];
    });
    const ruled = Object.fromEntries(texts) as Form;
    return { ...ruled, ...values, ...ruled }; // keys in the order of the rules, not of typing
  };

  const problemsOf = (input: Form) => {
    const found: FormState<Form>['errors'] = {};
    for (const name of form.shown.keys()) {
      const rule = ruleOf(name);
      const problem = rule && fieldProblem(input[name], rule, input as Record<string, unknown>);
      found[name] = problem ?? checks[name]?.(input[name]);
    }
    return found;
  };

  /** @param send receives the normalised values */
  const onSubmit =
    (send: (input: Form, event: SubmitEvent<HTMLFormElement>) => Promise<unknown>) =>
    async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const input = readInput();
      const problems = problemsOf(input);
      form.store.setState({ errors: problems });
      if (focusFirst(event.currentTarget, problems)) return;
      form.store.setState({ busy: true });
      await send(input, event).finally(() => form.store.setState({ busy: false }));
    };

  return { form, field, busy, onSubmit };
}

function sentValue(value: unknown, rule: FieldRule): unknown {
  const normal = normaliseField(value, rule);
  return rule.sentAsDigits ? contactDigits(String(normal)) : normal;
}

/** Focuses the first invalid control in document order; returns whether there is one. */
function focusFirst({ elements }: HTMLFormElement, problems: Record<string, string | undefined>): boolean {
  const bad = [...elements].find((control) => problems[control.getAttribute('name') ?? '']);
  if (bad instanceof HTMLElement) bad.focus();
  return Boolean(bad);
}
