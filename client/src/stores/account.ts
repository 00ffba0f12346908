import { create, type StateCreator } from 'zustand';
import { type Area, browserStorage, tabStorage } from './storage.ts';

/** The account whose work this tab holds; it outlives the end of a session, so that its owner finds it again. */
let owner: string | undefined;

const clears = new Set<() => void>();

/** Calls `clear` when the account changes: for what is kept outside of stores. */
export function onAccountEnd(clear: () => void): void {
  clears.add(clear);
}

/** A store of the signed-in account: nobody else finds its state. */
export function createAccountStore<State>(initializer: StateCreator<State>) {
  const store = create<State>(initializer);
  onAccountEnd(() => store.setState(store.getInitialState(), true));
  return store;
}

/** Keeps texts under the name of the account: another one does not find them. */
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

/** Gives a function that tells whether the account is still the same. */
export function sameAccount(): () => boolean {
  const before = changes;
  return () => changes === before;
}

/** Forgets all of the account that is not kept in storage under its name. */
export function endAccount(): void {
  changes++;
  clears.forEach((clear) => clear());
  owner = undefined;
}

/** Names the account that is signed in. @returns whether it is another one than before, whose work is forgotten */
export function beginAccount(email: string): boolean {
  const account = email.trim().toLowerCase();
  const isOther = owner !== undefined && owner !== account;
  if (isOther) endAccount();
  owner = account;
  return isOther;
}
