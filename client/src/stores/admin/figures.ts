import type { DeskSettings, Figures, VisitFigures } from '#shared/contract';
import { figuresApi } from '../../api/admin/figures.ts';
import { isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { createAccountStore } from '../account.ts';
import type { ListStatus } from '../rows.ts';

interface FiguresState {
  figures?: Figures;
  visits?: VisitFigures;
  settings?: DeskSettings;
  status: ListStatus;
  /** Loads figures, visits and settings. Never rejects: a failure sets the status, unless older figures are shown. */
  load: () => Promise<void>;
  /** Rejects with the error of the call. */
  change: (change: Partial<DeskSettings>) => Promise<void>;
}

export const useFigures = createAccountStore<FiguresState>((set, get) => ({
  status: 'idle',
  load: async () => {
    if (!get().figures) set({ status: 'loading' });
    try {
      const [figures, visits, settings] = await Promise.all([
        figuresApi.figures(),
        figuresApi.visits(),
        figuresApi.settings(),
      ]);
      set({ figures, visits, settings, status: 'loaded' });
    } catch (error) {
      if (!isUnauthorized(error)) logFailure('The reports could not be loaded.', error);
      set({ status: get().figures ? 'loaded' : 'failed' });
    }
  },
  change: async (change) => set({ settings: await figuresApi.change(change) }),
}));
