import type { SavedFilter, SavedFilterInput } from '#shared/contract';
import { isUnauthorized } from '../api/http.ts';
import { inboxApi } from '../api/inbox.ts';
import { logFailure } from '../api/log.ts';
import { createAccountStore } from './account.ts';

interface SavedFilters {
  filters: SavedFilter[];
  /** Never rejects: what cannot be loaded is not offered. The others reject. */
  load: () => Promise<void>;
  save: (input: SavedFilterInput) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** The filters that the office keeps. */
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
