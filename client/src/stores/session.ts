import { create } from 'zustand';
import { MESSAGES } from '../../../shared/messages.ts';
import type { LoginInput } from '../../../shared/contract.ts';
import { endSession, login, readSession } from '../api/admin.ts';
import { connectApi, isUnauthorized } from '../api/http.ts';
import { logFailure } from '../api/log.ts';

const KEYS = { token: 'adminToken', flag: 'isAdmin' } as const;

interface Session {
  token?: string;
  /** Undefined until local storage has been read: the prerendered page and the hydrating render know nothing yet. */
  isAdmin?: boolean;
  /** Signed out by the Logout button, and not by the end of the session. */
  hasLeft?: boolean;
  restore: () => void;
  /** Resolves to whether the server granted a token. */
  login: (input: LoginInput) => Promise<boolean>;
  /** Asks the server once whether the stored token still counts. */
  check: () => Promise<void>;
  logout: () => Promise<void>;
  expire: () => void;
}

export const useSession = create<Session>((set, get) => {
  const forget = (hasLeft: boolean) => {
    Object.values(KEYS).forEach((key) => localStorage.removeItem(key));
    set({ token: undefined, isAdmin: false, hasLeft });
  };
  return {
    restore: () =>
      set({ token: localStorage.getItem(KEYS.token) ?? undefined, isAdmin: localStorage.getItem(KEYS.flag) !== null }),
    login: async (input) => {
      const result = await login(input);
      if (!result?.success || !result.token) return false;
      localStorage.setItem(KEYS.token, result.token);
      localStorage.setItem(KEYS.flag, 'true');
      get().restore();
      return true;
    },
    check: async () => {
      await readSession().catch((error: unknown) => {
        if (!isUnauthorized(error)) logFailure('The session could not be checked.', error);
      });
    },
    logout: async () => {
      const ended = endSession(); // has read the token by the time it is forgotten
      forget(true);
      await ended.catch((error: unknown) => logFailure('The session could not be ended on the server.', error));
    },
    expire: () => {
      if (!get().isAdmin) return; // signed out already, or told by an earlier call
      alert(MESSAGES.admin.expired);
      forget(false);
    },
  };
});

/** To be called once, before the first call of the API. */
export const connectSession = () =>
  connectApi({ token: () => useSession.getState().token, onUnauthorized: () => useSession.getState().expire() });
