import type { ApplicationStage, SubmissionDetail } from '#shared/contract';
import { ApiError, isUnauthorized } from '../../api/http.ts';
import { inboxApi } from '../../api/admin/inbox.ts';
import { logFailure } from '../../api/log.ts';
import { createAccountStore } from '../account.ts';
import type { ListStatus } from '../rows.ts';

interface Compared {
  /** The requested applications that exist, in the requested order. */
  items: SubmissionDetail[];
  status: ListStatus;
  /** Never rejects: a failure sets the status, unless older data is shown. */
  load: (ids: readonly string[]) => Promise<void>;
  move: (id: string, stage: ApplicationStage) => Promise<void>;
}

/** The server answers a malformed id with 400. */
const ABSENT = [400, 404];

const readOrNone = (id: string) =>
  inboxApi.read(id).catch((error: unknown) => {
    if (error instanceof ApiError && ABSENT.includes(error.status)) return undefined;
    throw error;
  });

/** The applications on the comparison page. */
export const useComparedApplications = createAccountStore<Compared>((set, get) => {
  let asked: readonly string[] = [];
  return {
    items: [],
    status: 'idle',
    load: async (ids) => {
      if (ids.join() !== asked.join() || get().status !== 'loaded') set({ items: [], status: 'loading' });
      asked = ids;
      try {
        const found = await Promise.all(ids.map(readOrNone));
        const items = found.filter((item) => item !== undefined).filter(({ stage }) => stage !== null);
        if (asked === ids) set({ items, status: 'loaded' });
      } catch (error) {
        if (isUnauthorized(error)) return;
        logFailure('The applications could not be loaded.', error);
        if (asked === ids && get().status !== 'loaded') set({ status: 'failed' });
      }
    },
    move: async (id, stage) => {
      const changed = await inboxApi.change(id, { stage });
      set({ items: get().items.map((item) => (item._id === id ? changed : item)) });
    },
  };
});
