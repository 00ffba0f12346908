import { isUnauthorized } from '../api/http.ts';
import { inboxApi } from '../api/inbox.ts';
import { logFailure } from '../api/log.ts';
import { accountStorage, createAccountStore } from './account.ts';

const KEY = 'inbox-my-name';

interface OfficeNames {
  /** Those who see to submissions. */
  names: string[];
  /** The name of who works at this device. */
  mine?: string;
  /** Reads the name that this browser keeps for the account. */
  read: () => void;
  keep: (mine: string) => void;
  /** Never rejects: what cannot be loaded is not offered. */
  load: () => Promise<void>;
}

export const useOfficeNames = createAccountStore<OfficeNames>((set) => ({
  names: [],
  read: () => set({ mine: accountStorage.browser.get(KEY) ?? undefined }),
  keep: (mine) => {
    set({ mine });
    accountStorage.browser.set(KEY, mine);
  },
  load: async () => {
    await inboxApi.assignees().then(
      (names) => set({ names }),
      (error: unknown) => {
        if (!isUnauthorized(error)) logFailure('The staff names could not be loaded.', error);
      },
    );
  },
}));
