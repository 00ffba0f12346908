import { isUnauthorized } from '../api/http.ts';
import { inboxApi } from '../api/inbox.ts';
import { createAccountStore } from './account.ts';
import { useInbox } from './inbox.ts';
import { followRights } from './rights.ts';
import { useSubmission } from './submission.ts';

interface Live {
  /** Of what is shown; undefined until the server was asked. */
  version?: string;
  /** Since when the server has not answered; undefined while it answers. */
  lostSince?: Date;
  /** Asks whether anything has changed, and loads it again if so. Never rejects. */
  check: () => Promise<void>;
}

/** Loads again what is shown: the counts, the list and the open submission. */
async function refreshAll(): Promise<void> {
  const { status, refresh, count } = useInbox.getState();
  const isShown = status === 'loaded' || status === 'loading'; // what is loading may have been read before the change
  await Promise.all([isShown ? refresh() : count(), useSubmission.getState().refresh()]);
}

/** Whether the inbox shown is that of the server, while nobody presses Refresh. */
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
