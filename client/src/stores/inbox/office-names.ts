import { isUnauthorized } from '../../api/http.ts';
import { inboxApi } from '../../api/admin/inbox.ts';
import { logFailure } from '../../api/log.ts';
import { accountStorage, createAccountStore } from '../account.ts';

const KEY = 'inbox-my-name';

interface OfficeNames {
  /** Suggestions for the assignee of a submission. */
  names: string[];
  /** The name of the person at this browser. */
  mine?: string;
  /** Reads `mine` from local storage. */
  read: () => void;
  keep: (mine: string) => void;
  /** Never rejects: after a failure there are no suggestions. */
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
