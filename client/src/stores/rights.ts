import { useMemo } from 'react';
import { kindsNamed, kindsOf } from '#shared/accounts/kinds';
import type { AdminSession } from '#shared/accounts/contract';
import { hasRole, type Role } from '#shared/accounts/roles';
import { type SubmissionFilter, type SubmissionKind, SUBMISSION_KINDS } from '#shared/contract';
import { ApiError } from '../api/http.ts';
import { checkSession } from './session-calls.ts';
import { useSession } from './session.ts';
import { browserStorage } from './storage.ts';

const EVERYTHING: readonly Role[] = ['owner'];
const NOTHING: readonly Role[] = [];

const FORBIDDEN = 403;

/**
 * The effective roles: none while two-factor authentication has to be set up. If the server has not answered yet, all roles,
 * because the server checks every call.
 */
export function rolesOf(admin: AdminSession | undefined): readonly Role[] {
  if (!admin) return EVERYTHING;
  return admin.isSecondKeyDue ? NOTHING : admin.roles;
}

/** Whether the account has one of these roles. */
export const useHasRole = (...roles: Role[]): boolean => useSession(({ admin }) => hasRole(rolesOf(admin), roles));

/** `useSession` removes this key together with the token. */
const ROLES_KEY = 'adminRoles';

/** Stores the roles for pages that do not ask the server for the session. */
export const storeRoles = (roles: readonly Role[]): void => browserStorage.set(ROLES_KEY, roles.join());

const storedRoles = () => browserStorage.get(ROLES_KEY)?.split(',') as Role[] | undefined;

/** Like `useHasRole`, but uses the stored roles if the server was not asked. */
export const useHasStoredRole = (role: Role): boolean =>
  useSession(({ admin }) => hasRole(admin ? rolesOf(admin) : (storedRoles() ?? EVERYTHING), [role]));

export const useCanEdit = (): boolean => useHasStoredRole('editor');

/** Reloads the session after a 403, because the owner may have changed the account's roles. */
export function reloadRights(error: unknown): void {
  if (error instanceof ApiError && error.status === FORBIDDEN) void checkSession();
}

/** The kinds of submissions that the account may see; the same array while its roles allow the same kinds. */
export function useOwnKinds(): readonly SubmissionKind[] {
  const names = useSession(({ admin }) => kindsOf(rolesOf(admin)).join());
  return useMemo(() => SUBMISSION_KINDS.filter((kind) => names.split(',').includes(kind)), [names]);
}

/** Whether a filter selects only these kinds. */
export const isOwn = (kinds: readonly SubmissionKind[], filter: SubmissionFilter): boolean =>
  kindsNamed(filter).every((kind) => kinds.includes(kind));
