import { isUnauthorized } from '../../api/http.ts';
import { inboxApi } from '../../api/admin/inbox.ts';
import { createAccountStore } from '../account.ts';
import { useInbox } from './inbox.ts';
import { followRights } from '../rights.ts';
import { useSubmission } from './submission.ts';

interface Live {
  /** The version of the inbox shown; undefined until the first poll. */
  version?: string;
  /** When the connection was lost; undefined while the server answers. */
  lostSince?: Date;
  /** Polls the version and reloads the inbox if it has changed. Never rejects. */
  check: () => Promise<void>;
}

/** Reloads the counts, the list and the open submission. */
async function refreshAll(): Promise<void> {
  const { status, refresh, count } = useInbox.getState();
  const isShown = status === 'loaded' || status === 'loading'; // the database may have been read before the change
  await Promise.all([isShown ? refresh() : count(), useSubmission.getState().refresh()]);
}

/** Keeps the inbox up to date by polling. */
export const useLive = createAccountStore<Live>((set, get) => {
  let running: Promise<void> | undefined;
  const ask = async () => {
    try {
      const { version } = await inboxApi.version();
      const before = get().version;
      if (before !== undefined && before !== version) await refreshAll();
      set({ version, lostSince: undefined });
    } catch (error) {
      followRights(error);
      if (!isUnauthorized(error)) set({ lostSince: get().lostSince ?? new Date() });
    }
  };
  return {
    check: () => {
      running ??= ask().finally(() => (running = undefined));
      return running;
    },
  };
});
