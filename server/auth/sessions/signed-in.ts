import type { Role } from '#shared/accounts/roles';

/** Whoever makes a call: what the guard adds to the request. */
export interface SignedIn {
  /** Of the session. */
  id: string;
  expiresAt: Date;
  previousSignInAt: Date | null;
  account: {
    id: string;
    email: string;
    name: string;
    roles: Role[];
  };
  hasSecondKey: boolean;
  /** When the days of grace end without a second key; null where none is asked for. */
  secondKeyDueAt: Date | null;
}
