import type { SavedFilter, SavedFilterInput } from '#shared/contract';
import { isUnauthorized } from '../../api/http.ts';
import { inboxApi } from '../../api/admin/inbox.ts';
import { logFailure } from '../../api/log.ts';
import { createAccountStore } from '../account.ts';

interface SavedFilters {
  filters: SavedFilter[];
  /** Never rejects: after a failure the list stays as it was. The other actions reject. */
  load: () => Promise<void>;
  save: (input: SavedFilterInput) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Shared by all accounts that may see the submissions in question. */
export const useSavedFilters = createAccountStore<SavedFilters>((set, get) => ({
  filters: [],
  load: async () => {
    await inboxApi.savedFilters().then(
      (filters) => set({ filters }),
      (error: unknown) => {
        if (!isUnauthorized(error)) logFailure('The saved filters could not be loaded.', error);
      },
    );
  },
  save: async (input) => {
    const saved = await inboxApi.saveFilter(input);
    set({ filters: [...get().filters, saved] });
  },
  remove: async (id) => {
    await inboxApi.removeFilter(id);
    set({ filters: get().filters.filter(({ _id }) => _id !== id) });
  },
}));
