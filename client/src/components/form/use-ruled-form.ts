import { type SubmitEvent, useState } from 'react';
import { useStore } from 'zustand';
import { fieldProblem, type FieldRule, type FormRules, normaliseField } from '../../../../shared/rules.ts';
import { createForm, type FormState } from './form-state.ts';

interface Options<Form> {
  /** What the fields begin with; without it, with what their controls hold. */
  initial?: Partial<Form>;
  /** How a field is checked that has no rule: the sentence that is wrong with it, or nothing. */
  checks?: Partial<Record<keyof Form, (value: unknown) => string | undefined>>;
}

/**
 * A form whose fields are checked by the rules that the server checks them by: on submit, never while typing, and a
 * field's error goes when the field is edited.
 */
export function useRuledForm<Ruled extends object, Form extends Ruled = Ruled>(
  rules: FormRules<Ruled>,
  { initial = {}, checks = {} }: Options<Form> = {},
) {
  type Name = keyof Form & string;
  const [form] = useState(() => createForm<Form>(initial));
  const errors = useStore(form.store, (state) => state.errors);
  const busy = useStore(form.store, (state) => state.busy);
  const ruleOf = (name: Name) => (rules as Partial<Record<Name, FieldRule>>)[name];

  /** Everything a form control takes for one field. */
  const field = (name: Name) => {
    const rule = ruleOf(name);
    return {
      ...form.control(name),
      label: rule?.label ?? name,
      error: errors[name],
      required: rule ? Boolean(rule.required) : true,
    };
  };

  /** Every field that has a rule, as the server stores it, and what else the form holds; what is not shown is not sent. */
  const readInput = () => {
    const values = form.readAll();
    const texts = Object.entries<FieldRule>(rules).map(([name, rule]) => {
      const isShown = form.shown.has(name as Name);
      return [name, isShown ? normaliseField(values[name as Name], rule) : ''];
    });
    const ruled = Object.fromEntries(texts) as Form;
    return { ...ruled, ...values, ...ruled }; // in the order of the rules, whatever was typed first
  };

  const problemsOf = (input: Form) => {
    const found: FormState<Form>['errors'] = {};
    for (const name of form.shown.keys()) {
      const rule = ruleOf(name);
      found[name] = rule
        ? fieldProblem(input[name], rule, input as Record<string, unknown>)
        : checks[name]?.(input[name]);
    }
    return found;
  };

  /** The handler gets the values as the server stores them. */
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

/** The first in the order of the page. */
function focusFirst({ elements }: HTMLFormElement, problems: Record<string, string | undefined>): boolean {
  const bad = [...elements].find((control) => problems[control.getAttribute('name') ?? '']);
  if (bad instanceof HTMLElement) bad.focus();
  return Boolean(bad);
}
