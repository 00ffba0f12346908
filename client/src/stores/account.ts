import { create, type StateCreator } from 'zustand';
import { type Area, browserStorage, tabStorage } from './storage.ts';

/** The account whose work this tab holds. It outlives the session, so that the work is still there after the next sign-in. */
let owner: string | undefined;

const callbacks = new Set<() => void>();

/** Calls `clear` when the account changes; for state outside account stores. */
export function onAccountEnd(clear: () => void): void {
  callbacks.add(clear);
}

/** Creates a store that is reset when the account changes. */
export function createAccountStore<State>(initializer: StateCreator<State>) {
  const store = create<State>(initializer);
  onAccountEnd(() => store.setState(store.getInitialState(), true));
  return store;
}

/** Appends the account to each storage key, which hides the values from other accounts. */
const ownArea = ({ get, set, remove }: Area): Omit<Area, 'clear'> => {
  const own = (key: string) => (owner === undefined ? key : `${key}/${owner}`);
  return {
    get: (key) => get(own(key)),
    set: (key, value) => set(own(key), value),
    remove: (key) => remove(own(key)),
  };
};

export const accountStorage = { browser: ownArea(browserStorage), tab: ownArea(tabStorage) };

let changes = 0;

/** Returns a function that reports whether the account is still the same. */
export function sameAccount(): () => boolean {
  const before = changes;
  return () => changes === before;
}

/** Resets all account state except `accountStorage`. */
export function endAccount(): void {
  changes++;
  callbacks.forEach((clear) => clear());
  owner = undefined;
}

/** Sets the signed-in account. @returns whether it differs from the previous one, whose state is then reset */
export function beginAccount(email: string): boolean {
  const account = email.trim().toLowerCase();
  const isOther = owner !== undefined && owner !== account;
  if (isOther) endAccount();
  owner = account;
  return isOther;
}
