import type { RefCallback } from 'react';
import { createStore } from 'zustand';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FormState<Form> {
  /** Includes fields that are not shown at the moment. */
  values: Partial<Form>;
  errors: Partial<Record<keyof Form, string>>;
  busy: boolean;
}

export type RuledForm<Form> = ReturnType<typeof createForm<Form>>;

/**
 * A form with uncontrolled inputs, so that typing renders nothing. A field without a value adopts that of its control, because visitors may
 * type before the page is hydrated.
 */
export function createForm<Form>(initial: Partial<Form>) {
  type Name = keyof Form & string;
  const store = createStore<FormState<Form>>(() => ({ values: initial, errors: {}, busy: false }));
  /** The control, or radio buttons, of each mounted field. */
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
    /** Props that register a control; the ref is stable. */
    control: (name: Name) => {
      const ref: RefCallback<Control> = refs.get(name) ?? ((control: Control) => attach(name, control));
      refs.set(name, ref);
      return { name, ref, onChange: () => read(name) };
    },
    /** Re-reads all controls first, because browsers fill in fields without an event. */
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

/** A text, the value of the checked radio button, or the files. */
function valueIn([control, ...others]: Control[]): unknown {
  if (control.type === 'radio') return [control, ...others].find((radio) => 'checked' in radio && radio.checked)?.value;
  return control instanceof HTMLInputElement && control.files ? [...control.files] : control.value;
}

/** Browsers let a page clear a file input, but not fill it. */
function fill(control: Control, value: unknown) {
  if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === value;
  else if (!Array.isArray(value)) control.value = typeof value === 'string' ? value : '';
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) takeDefault(control);
}

/** Handles a draft whose option no longer exists, such as a renamed service. */
function takeDefault(select: HTMLSelectElement) {
  const index = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  select.selectedIndex = Math.max(0, index);
}
