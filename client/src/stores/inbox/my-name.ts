import { accountStorage, createAccountStore } from '../account.ts';

const KEY = 'inbox-my-name';

interface MyName {
  /** The name of the person at this browser. */
  mine?: string;
  /** Reads `mine` from local storage. */
  read: () => void;
  keep: (mine: string) => void;
}

export const useMyName = createAccountStore<MyName>((set) => ({
  read: () => set({ mine: accountStorage.browser.get(KEY) ?? undefined }),
  keep: (mine) => {
    set({ mine });
    accountStorage.browser.set(KEY, mine);
  },
}));
