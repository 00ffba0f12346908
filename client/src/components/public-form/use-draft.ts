import { useEffect, useRef } from 'react';
import { type Draft, type FormName, textsOf, useDrafts } from '../../stores/drafts.ts';
import type { RuledForm } from '../form/form-state.ts';

interface DraftedForm<Form> {
  name: FormName;
  form: RuledForm<Form>;
  /** Has a key for each field that a draft may fill. */
  rules: object;
  /** What the address chooses for some fields; it may be known late. */
  presets: Record<string, string | undefined>;
  /** What fields begin with that are never empty. */
  initial?: Record<string, string>;
}

const NONE = {};

/**
 * Fills a form with what was typed into it before in this tab, and keeps what is typed from now on. What the visitor has
 * put into a field before the page was alive stays there.
 */
export function useDraft<Form>({ name, form, rules, presets, initial = NONE }: DraftedForm<Form>) {
  const found = useRef<Draft>(undefined);

  useEffect(() => {
    const { store, set } = form;
    const keep = (values: object) => {
      const drafted = Object.entries(values).filter(([field]) => field in rules);
      useDrafts.getState().change(name, { values: textsOf(Object.fromEntries(drafted)), presets: textsOf(presets) });
    };
    // later runs are about a preset that has become known
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

/** A preset wins over the draft, unless it is the one that the visitor has put something else in the place of. */
function fillingOf(now: unknown, preset: string | undefined, { values, presets }: Draft, field: string) {
  const drafted = values[field];
  return {
    untouched: !now || now === preset || now === drafted,
    wanted: preset && preset !== presets[field] ? preset : (drafted ?? preset),
  };
}
