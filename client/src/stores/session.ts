import { create } from 'zustand';
import { MESSAGES } from '#shared/messages';
import type { AdminSession } from '#shared/accounts/contract';
import { endSession, readSession } from '../api/admin.ts';
import { connectApi, isUnauthorized } from '../api/http.ts';
import { logFailure } from '../api/log.ts';

/** The roles are kept by `rights.ts`. */
const KEYS = { token: 'adminToken', flag: 'isAdmin', roles: 'adminRoles' } as const;

/** A browser that forbids storage keeps no session, and every page asks. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

interface Session {
  token?: string;
  /** Undefined until local storage has been read: the prerendered page and the hydrating render know nothing yet. */
  isAdmin?: boolean;
  /** Signed out by the Logout button, and not by the end of the session. */
  hasLeft?: boolean;
  /** What the server knows of the session, once it was asked. */
  admin?: AdminSession;
  restore: () => void;
  /** Begins a session, or goes on under another token. */
  renew: (token: string) => void;
  /** Asks the server once whether the stored token still counts. */
  check: () => Promise<void>;
  logout: () => Promise<void>;
  expire: () => void;
}

export const useSession = create<Session>((set, get) => {
  const forget = (hasLeft: boolean) => {
    Object.values(KEYS).forEach((key) => localStorage.removeItem(key));
    set({ token: undefined, isAdmin: false, hasLeft, admin: undefined });
  };
  return {
    restore: () => set({ token: stored(KEYS.token) ?? undefined, isAdmin: stored(KEYS.flag) !== null }),
    renew: (token) => {
      localStorage.setItem(KEYS.token, token);
      localStorage.setItem(KEYS.flag, 'true');
      get().restore();
    },
    check: async () => {
      await readSession().then(
        (admin) => set({ admin }),
        (error: unknown) => {
          if (!isUnauthorized(error)) logFailure('The session could not be checked.', error);
        },
      );
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
