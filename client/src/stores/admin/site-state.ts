import type { ContentState } from '#shared/content/contract';
import type { KEPT_ITEMS } from '#shared/content/documents/firm-rules';
import { contentApi } from '../../api/content.ts';
import { isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { createAccountStore } from '../account.ts';
import { useToasts } from '../toast.ts';

export type KeptItem = (typeof KEPT_ITEMS)[number];

const NOT_SAVED = 'This could not be saved. Check your connection and try again.';

interface SiteState {
  /** Undefined until the server has answered. */
  state?: ContentState;
  read: () => Promise<void>;
  /** Records that the owner keeps a part of the sample content on purpose. */
  keep: (item: KeptItem) => Promise<void>;
}

function log(message: string, error: unknown): void {
  if (!isUnauthorized(error)) logFailure(message, error);
}

export const useSiteState = createAccountStore<SiteState>((set, get) => ({
  read: async () => {
    await contentApi.state().then(
      (state) => set({ state }),
      (error: unknown) => log('What is left of the sample could not be read.', error),
    );
  },
  keep: async (item) => {
    const before = get().state?.content.firm.kept;
    try {
      await contentApi.save('firm', { changes: [{ path: ['kept'], before, value: [...(before ?? []), item] }] });
    } catch (error) {
      log('What is kept could not be saved.', error);
      useToasts.getState().show(NOT_SAVED);
    }
    await get().read();
  },
}));
