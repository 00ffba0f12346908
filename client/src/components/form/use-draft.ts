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
 * Fills a form with what was typed into it before in this tab, and keeps what is typed from now on. A field that the
 * visitor has touched before the page was alive stays as it is. A preset wins over the draft, unless it is the one that
 * the visitor has changed.
 */
export function useDraft<Form extends FieldValues>({ name, form, rules, presets, initial = NONE }: DraftedForm<Form>) {
  const { getValues, setValue, subscribe } = form;
  const found = useRef<Draft>(undefined);

  useEffect(() => {
    // later runs are about a preset that has become known
    const fields = Object.keys(found.current ? presets : rules);
    const draft = (found.current ??= useDrafts.getState().open(name));
    for (const field of fields as Path<Form>[]) {
      const [now, preset, drafted] = [getValues(field) as unknown, presets[field], draft.values[field]];
      const wanted = preset && preset !== draft.presets[field] ? preset : (drafted ?? preset);
      const untouched = !now || now === preset || now === drafted || now === initial[field];
      if (wanted && untouched) setValue(field, wanted as PathValue<Form, Path<Form>>);
    }
  }, [name, rules, presets, initial, getValues, setValue]);

  useEffect(() => {
    const keep = ({ values }: { values: Form }) => {
      const typed = Object.entries(values).filter(([field]) => field in rules);
      useDrafts.getState().change(name, { values: textsOf(Object.fromEntries(typed)), presets: textsOf(presets) });
    };
    return subscribe({ formState: { values: true }, callback: keep });
  }, [name, presets, rules, subscribe]);
}
