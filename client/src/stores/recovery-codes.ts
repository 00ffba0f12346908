import { createAccountStore } from './account.ts';
import { askerBeforeLeaving } from './ask-before-leaving.ts';

interface RecoveryCodes {
  /** Those that nobody has said to have kept. */
  codes: readonly string[];
  show: (codes: readonly string[]) => void;
}

/** New recovery codes, which the server gives once. A store, because the Account tab may be left before they are kept. */
export const useRecoveryCodes = createAccountStore<RecoveryCodes>((set) => ({
  codes: [],
  show: (codes) => set({ codes }),
}));

const askBeforeLeaving = askerBeforeLeaving();

useRecoveryCodes.subscribe(({ codes }) => askBeforeLeaving(codes.length > 0));
