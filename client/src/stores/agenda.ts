import type { AgendaMeeting } from '#shared/contract';
import { dayAfter, officeDay } from '#shared/office-day';
import { isUnauthorized } from '../api/http.ts';
import { logFailure } from '../api/log.ts';
import { meetingsApi } from '../api/meetings.ts';
import { createAccountStore } from './account.ts';
import type { ListStatus } from './rows.ts';

/** Days that are over and still shown. */
const PAST_DAYS = 7;

interface AgendaStore {
  /** The earliest first. */
  items: AgendaMeeting[];
  /** Whether there are no more than these. */
  complete: boolean;
  status: ListStatus;
  /** Never rejects: a failure sets the status, unless there is something to show. */
  load: () => Promise<void>;
}

/** The meetings of the past week, and those to come. */
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
