import type { create, StateCreator } from 'zustand';

const resets = new Set<() => void>();

/** zustand's `create`, which also registers each store for the reset after every test. */
export function remembering(original: typeof create): typeof create {
  const createRemembered = <State>(initializer?: StateCreator<State>): unknown => {
    if (!initializer) return createRemembered;
    const store = original<State>(initializer);
    const initial = store.getInitialState();
    resets.add(() => store.setState(initial, true));
    return store;
  };
  return createRemembered as typeof create;
}

export function resetStores(): void {
  resets.forEach((reset) => reset());
}
