import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type Draft, type FormName, textsOf, useDrafts } from '../../stores/drafts.ts';

interface DraftedForm<Form extends FieldValues> {
  name: FormName;
  form: UseFormReturn<Form>;
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
export function useDraft<Form extends FieldValues>({ name, form, rules, presets, initial = NONE }: DraftedForm<Form>) {
  const { getValues, setValue, subscribe } = form;
  const found = useRef<Draft>(undefined);

  useEffect(() => {
    const keep = (values: Form) => {
      const drafted = Object.entries(values).filter(([field]) => field in rules);
      useDrafts.getState().change(name, { values: textsOf(Object.fromEntries(drafted)), presets: textsOf(presets) });
    };
    // later runs are about a preset that has become known
    const fields = Object.keys(found.current ? presets : rules) as Path<Form>[];
    const draft = (found.current ??= useDrafts.getState().open(name));
    let typed = false;
    for (const field of fields) {
      const now = getValues(field) as unknown;
      const { untouched, wanted } = fillingOf(now, presets[field], draft, field);
      if (!untouched && now !== initial[field]) typed = true;
      else if (wanted) setValue(field, wanted as PathValue<Form, Path<Form>>);
    }
    if (typed) keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [name, rules, presets, initial, getValues, setValue, subscribe]);
}

/** A preset wins over the draft, unless it is the one that the visitor has put something else in the place of. */
function fillingOf(now: unknown, preset: string | undefined, { values, presets }: Draft, field: string) {
  const drafted = values[field];
  return {
    untouched: !now || now === preset || now === drafted,
    wanted: preset && preset !== presets[field] ? preset : (drafted ?? preset),
  };
}
