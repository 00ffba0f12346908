import { create } from 'zustand';
import { MESSAGES } from '#shared/messages';
import type { AdminSession } from '#shared/accounts/contract';
import { connectApi } from '../api/http.ts';
import { beginAccount, endAccount, onAccountEnd, sameAccount } from './account.ts';
import { SIGNED_IN_KEY, useSignedIn } from './signed-in.ts';
import { browserStorage } from './storage.ts';
import { useToasts } from './toast.ts';

/** The roles are kept by `rights.ts`. */
const KEYS = { token: 'adminToken', flag: SIGNED_IN_KEY, roles: 'adminRoles', account: 'adminAccount' } as const;

/** Is set for a moment by Logout, which tells the other tabs to forget the account, too. */
const LEFT = 'adminLeft';

interface Session {
  token?: string;
  /** The address that has signed in, if it is known. */
  account?: string;
  /** Undefined until local storage has been read: the prerendered page and the hydrating render know nothing yet. */
  isAdmin?: boolean;
  /** Signed out by the Logout button, and not by the end of the session. */
  hasLeft?: boolean;
  /** What the server knows of the session, once it was asked. */
  admin?: AdminSession;
  /** Follows what the storage holds; called with the event when another tab has changed it. */
  restore: (event?: StorageEvent) => void;
  /** Begins a session of an account, or without one goes on under another token. */
  renew: (token: string, account?: string) => void;
  /** Takes what the server says of the session. */
  know: (admin: AdminSession) => void;
  /** Ends it in this browser: without `hasLeft`, the same account finds its work when it signs in again. */
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
      if (!get().isAdmin) return; // signed out already, or told by an earlier call
      alert(MESSAGES.admin.expired);
      get().forget(false);
    },
  };
});

/** Whether mails go out: undefined until it is known. */
export const useHasMail = (): boolean | undefined => useSession(({ admin }) => admin?.hasMail);

onAccountEnd(() => useToasts.getState().clear());

connectApi({
  token: () => useSession.getState().token,
  sameAccount,
  onUnauthorized: () => useSession.getState().expire(),
});
