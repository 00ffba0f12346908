import type { RefCallback } from 'react';
import { createStore } from 'zustand';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FormState<Form> {
  /** What the fields hold; one that is not shown for the moment keeps its value. */
  values: Partial<Form>;
  /** The one sentence that is wrong with a field. */
  errors: Partial<Record<keyof Form, string>>;
  busy: boolean;
}

export type RuledForm<Form> = ReturnType<typeof createForm<Form>>;

/**
 * A form whose values stand in the browser's own controls, so that typing renders nothing. A field that has no value
 * yet takes what its control holds: a visitor may have typed before the page was hydrated.
 */
export function createForm<Form>(initial: Partial<Form>) {
  type Name = keyof Form & string;
  const store = createStore<FormState<Form>>(() => ({ values: initial, errors: {}, busy: false }));
  /** Of a field that is shown: its control, or its radio buttons. */
  const shown = new Map<Name, Set<Control>>();
  const refs = new Map<Name, RefCallback<Control>>();

  const keep = (name: Name, value: unknown) => {
    const { values, errors } = store.getState();
    if (values[name] === value) return;
    store.setState({
      values: { ...values, [name]: value },
      errors: errors[name] ? { ...errors, [name]: undefined } : errors,
    });
  };
  const read = (name: Name) => keep(name, valueIn([...shown.get(name)!]));
  const write = (name: Name) => shown.get(name)?.forEach((control) => fill(control, store.getState().values[name]));

  const attach = (name: Name, control: Control) => {
    const controls = shown.get(name) ?? new Set();
    shown.set(name, controls.add(control));
    if (store.getState().values[name] === undefined) read(name);
    else write(name);
    return () => {
      if (controls.delete(control) && controls.size === 0) shown.delete(name);
    };
  };

  return {
    store,
    shown,
    /** What makes a control one of the form; its ref is the same at every rendering. */
    control: (name: Name) => {
      const ref: RefCallback<Control> = refs.get(name) ?? ((control: Control) => attach(name, control));
      refs.set(name, ref);
      return { name, ref, onChange: () => read(name) };
    },
    /** All values, as the controls hold them now. */
    readAll: (): Partial<Form> => {
      for (const name of shown.keys()) read(name);
      return store.getState().values;
    },
    set: (name: Name, value: unknown) => {
      keep(name, value);
      write(name);
    },
    focus: (name: Name) => [...(shown.get(name) ?? [])][0]?.focus(),
    reset: (values: Partial<Form>) => {
      store.setState({ values, errors: {} });
      for (const name of shown.keys()) write(name);
    },
  };
}

/** A text, the chosen option of a group, or the files. */
function valueIn([control, ...others]: Control[]): unknown {
  if (control.type === 'radio') return [control, ...others].find((radio) => 'checked' in radio && radio.checked)?.value;
  return control instanceof HTMLInputElement && control.files ? [...control.files] : control.value;
}

/** A page may empty the input of a file, but not fill it. */
function fill(control: Control, value: unknown) {
  if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === value;
  else if (!Array.isArray(value)) control.value = typeof value === 'string' ? value : '';
}
