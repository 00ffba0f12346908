import { isUnauthorized } from '../../api/http.ts';
import { inboxApi } from '../../api/admin/inbox.ts';
import { logFailure } from '../../api/log.ts';
import { createAccountStore } from '../account.ts';
import { useJobs } from '../rows.ts';

interface Positions {
  /** The titles of the open jobs, then other positions that people applied for. */
  positions: string[];
  /** Never rejects: positions that cannot be loaded are not offered. */
  load: () => Promise<void>;
}

export const usePositions = createAccountStore<Positions>((set) => ({
  positions: [],
  load: async () => {
    const used = inboxApi.positions().catch((error: unknown) => {
      if (!isUnauthorized(error)) logFailure('The positions could not be loaded.', error);
      return [];
    });
    await useJobs.getState().load();
    const titles = useJobs.getState().items.map(({ title }) => title);
    set({ positions: [...new Set([...titles, ...(await used)])] });
  },
}));
