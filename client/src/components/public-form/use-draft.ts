import { useEffect, useRef } from 'react';
import { type Draft, type FormName, textsOf, useDrafts } from '../../stores/drafts.ts';
import type { RuledForm } from '../form/form-state.ts';

interface DraftedForm<Form> {
  name: FormName;
  form: RuledForm<Form>;
  /** Only fields with a rule are kept in the draft. */
  rules: object;
  /** Values from the address, such as the service; they may arrive after the first render. */
  presets: Record<string, string | undefined>;
  /** Initial values of fields that are never empty. */
  initial?: Record<string, string>;
}

const NONE = {};

/** Restores the form's draft of this tab and saves changes to it. Text typed before hydration takes precedence. */
export function useDraft<Form>({ name, form, rules, presets, initial = NONE }: DraftedForm<Form>) {
  const found = useRef<Draft>(undefined);

  useEffect(() => {
    const { store, set } = form;
    const keep = (values: object) => {
      const drafted = Object.entries(values).filter(([field]) => field in rules);
      useDrafts.getState().change(name, { values: textsOf(Object.fromEntries(drafted)), presets: textsOf(presets) });
    };
    // after the first run, only the presets have changed
    const fields = Object.keys(found.current ? presets : rules) as (keyof Form & string)[];
    const draft = (found.current ??= useDrafts.getState().open(name));
    let typed = false;
    for (const field of fields) {
      const now = store.getState().values[field];
      const { untouched, wanted } = fillingOf(now, presets[field], draft, field);
      if (!untouched && now !== initial[field]) typed = true;
      else if (wanted) set(field, wanted);
    }
    if (typed) keep(store.getState().values);
    return store.subscribe(({ values }, before) => {
      if (values !== before.values) keep(values);
    });
  }, [name, form, rules, presets, initial]);
}

/** A preset takes precedence over the draft, unless the visitor has already replaced this preset. */
function fillingOf(now: unknown, preset: string | undefined, { values, presets }: Draft, field: string) {
  const drafted = values[field];
  return {
    untouched: !now || now === preset || now === drafted,
    wanted: preset && preset !== presets[field] ? preset : (drafted ?? preset),
  };
}
