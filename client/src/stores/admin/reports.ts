import type { DeskSettings, Figures, VisitFigures } from '#shared/contract';
import { reportsApi } from '../../api/admin/reports.ts';
import { isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { createAccountStore } from '../account.ts';
import type { ListStatus } from '../rows.ts';

interface ReportsState {
  figures?: Figures;
  visits?: VisitFigures;
  settings?: DeskSettings;
  status: ListStatus;
  /** Loads figures, visits and settings. Never rejects: a failure sets the status, unless older figures are shown. */
  load: () => Promise<void>;
  /** Rejects with the error of the call. */
  change: (change: Partial<DeskSettings>) => Promise<void>;
}

export const useReports = createAccountStore<ReportsState>((set, get) => ({
  status: 'idle',
  load: async () => {
    if (!get().figures) set({ status: 'loading' });
    try {
      const [figures, visits, settings] = await Promise.all([
        reportsApi.figures(),
        reportsApi.visits(),
        reportsApi.settings(),
      ]);
      set({ figures, visits, settings, status: 'loaded' });
    } catch (error) {
      if (!isUnauthorized(error)) logFailure('The reports could not be loaded.', error);
      set({ status: get().figures ? 'loaded' : 'failed' });
    }
  },
  change: async (change) => set({ settings: await reportsApi.change(change) }),
}));
