import { createAccountStore } from '../account.ts';
import { askerBeforeLeaving } from './admin-drafts.ts';

interface RecoveryCodes {
  /** The codes that the user has not yet confirmed to have saved. */
  codes: readonly string[];
  show: (codes: readonly string[]) => void;
}

/** New recovery codes; the server returns them only once. In a store, so that leaving the Account tab does not lose them. */
export const useRecoveryCodes = createAccountStore<RecoveryCodes>((set) => ({
  codes: [],
  show: (codes) => set({ codes }),
}));

const askBeforeLeaving = askerBeforeLeaving();

useRecoveryCodes.subscribe(({ codes }) => askBeforeLeaving(codes.length > 0));
