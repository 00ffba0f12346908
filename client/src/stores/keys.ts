import { createAccountStore } from './account.ts';
import { browserStorage } from './storage.ts';

const KEY = 'inbox-keys';
const OFF = 'off';

interface Keys {
  /** Undefined until the choice of this browser was read. */
  isOn?: boolean;
  /** Whether the list of the keys is open. */
  isListed: boolean;
  read: () => void;
  turn: (isOn: boolean) => void;
  list: (isListed: boolean) => void;
}

/** Whether single keys work in the Inbox: who speaks to the computer turns them off. */
export const useKeys = createAccountStore<Keys>((set) => ({
  isListed: false,
  read: () => set({ isOn: browserStorage.get(KEY) !== OFF }),
  turn: (isOn) => {
    set({ isOn });
    if (isOn) browserStorage.remove(KEY);
    else browserStorage.set(KEY, OFF);
  },
  list: (isListed) => set({ isListed }),
}));
