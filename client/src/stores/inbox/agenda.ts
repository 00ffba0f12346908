import type { AgendaMeeting } from '#shared/contract';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { meetingsApi } from '../../api/admin/meetings.ts';
import { createAccountStore } from '../account.ts';
import type { ListStatus } from '../rows.ts';

/** Past days that are shown. */
const PAST_DAYS = 7;

interface AgendaStore {
  /** Earliest first. */
  items: AgendaMeeting[];
  /** False if the server has more meetings than it lists. */
  complete: boolean;
  status: ListStatus;
  /** Never rejects: a failure sets the status, unless older data is shown. */
  load: () => Promise<void>;
}

/** The meetings of the past week and all future ones. */
export const useAgenda = createAccountStore<AgendaStore>((set, get) => ({
  items: [],
  complete: true,
  status: 'idle',
  load: async () => {
    const before = get().status;
    if (before !== 'loaded') set({ status: 'loading' });
    try {
      set({ ...(await meetingsApi.from(dayAfter(officeDay(), -PAST_DAYS))), status: 'loaded' });
    } catch (error) {
      if (isUnauthorized(error)) return;
      logFailure('The agenda could not be loaded.', error);
      set({ status: before === 'loaded' ? before : 'failed' });
    }
  },
}));
