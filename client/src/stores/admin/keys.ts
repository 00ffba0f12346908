import { createAccountStore } from '../account.ts';
import { browserStorage } from '../storage.ts';

const KEY = 'inbox-keys';
const OFF = 'off';

interface Keys {
  /** Undefined until the setting was read from local storage. */
  isOn?: boolean;
  /** Whether the list of shortcuts is open. */
  isListed: boolean;
  read: () => void;
  turn: (isOn: boolean) => void;
  list: (isListed: boolean) => void;
}

/** Whether the Inbox's single-key shortcuts are on. People who use speech input need to turn them off. */
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
