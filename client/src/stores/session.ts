import { create } from 'zustand';
import { MESSAGES } from '#shared/messages';
import type { AdminSession } from '#shared/accounts/contract';
import { connectApi } from '../api/http.ts';
import { beginAccount, endAccount, onAccountEnd, sameAccount } from './account.ts';
import { SIGNED_IN_KEY, useSignedIn } from './signed-in.ts';
import { browserStorage } from './storage.ts';
import { useToasts } from './toast.ts';

/** `rights.ts` writes the roles. */
const KEYS = { token: 'adminToken', flag: SIGNED_IN_KEY, roles: 'adminRoles', account: 'adminAccount' } as const;

/** Set and removed by Logout: the storage event makes other tabs forget the account, too. */
const LEFT = 'adminLeft';

interface Session {
  token?: string;
  /** The email address, if known. */
  account?: string;
  /** Undefined until local storage has been read, so that prerendering and hydration agree. */
  isAdmin?: boolean;
  /** Whether the Logout button ended the session. */
  hasLeft?: boolean;
  /** The session as the server describes it; undefined until it was asked. */
  admin?: AdminSession;
  /** Reads the session from local storage; called with the event after another tab has changed it. */
  restore: (event?: StorageEvent) => void;
  /** Begins the session of an account; without one, only replaces the token. */
  renew: (token: string, account?: string) => void;
  /** Stores the server's description of the session. */
  know: (admin: AdminSession) => void;
  /** Ends the session in this browser. Without `hasLeft`, unsaved work is kept for the next sign-in of the account. */
  forget: (hasLeft: boolean) => void;
  expire: () => void;
}

export const useSession = create<Session>((set, get) => {
  const follow = (account: string) => {
    if (beginAccount(account)) set({ admin: undefined });
  };
  return {
    restore: (event) => {
      const account = browserStorage.get(KEYS.account);
      const isAdmin = browserStorage.get(KEYS.flag) !== null;
      const isLeaving = event?.key === LEFT;
      if (isLeaving) endAccount();
      if (account !== null) follow(account);
      const token = browserStorage.get(KEYS.token) ?? undefined;
      if (isAdmin) useSignedIn.setState({ wasSignedIn: true });
      set({ token, account: account ?? undefined, isAdmin, hasLeft: isLeaving || (!isAdmin && get().hasLeft) });
    },
    renew: (token, account) => {
      browserStorage.set(KEYS.token, token);
      browserStorage.set(KEYS.flag, 'true');
      if (account) browserStorage.set(KEYS.account, account);
      get().restore();
    },
    know: (admin) => {
      if (get().isAdmin === false) return; // signed out while the answer was on its way
      browserStorage.set(KEYS.account, admin.email);
      follow(admin.email);
      set({ admin, account: admin.email });
    },
    forget: (hasLeft) => {
      if (hasLeft) browserStorage.set(LEFT, 'true');
      [LEFT, ...Object.values(KEYS)].forEach(browserStorage.remove);
      set({ token: undefined, account: undefined, isAdmin: false, hasLeft, admin: undefined });
      if (hasLeft) endAccount();
    },
    expire: () => {
      if (!get().isAdmin) return; // signed out, or already reported by an earlier call
      alert(MESSAGES.admin.expired);
      get().forget(false);
    },
  };
});

/** Whether the server is known to send no mail, because none is set up. */
export const useIsMailOff = (): boolean => useSession(({ admin }) => admin?.hasMail === false);

/** Without a token, an Undo would fail. */
onAccountEnd(() => useToasts.getState().clear());

connectApi({
  token: () => useSession.getState().token,
  sameAccount,
  onUnauthorized: () => useSession.getState().expire(),
});
