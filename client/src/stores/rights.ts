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
 * The roles that count now: none while a second key has to be set up first. Of an account that the server could not be
 * asked about, nothing is hidden; the server decides.
 */
export function rolesOf(admin: AdminSession | undefined): readonly Role[] {
  if (!admin) return EVERYTHING;
  return admin.isSecondKeyDue ? NOTHING : admin.roles;
}

/** Whether the account may do what is for one of these roles. */
export const useMay = (...roles: Role[]): boolean => useSession(({ admin }) => hasRole(rolesOf(admin), roles));

/** The session forgets it with the token. */
const KEPT = 'adminRoles';

/** Tells pages that do not ask the server. */
export const keepRoles = (roles: readonly Role[]): void => browserStorage.set(KEPT, roles.join());

const keptRoles = () => browserStorage.get(KEPT)?.split(',') as Role[] | undefined;

/** The same on pages, where the server is not asked. */
export const useMayOnPages = (role: Role): boolean =>
  useSession(({ admin }) => hasRole(admin ? rolesOf(admin) : (keptRoles() ?? EVERYTHING), [role]));

/** Whether the account may edit pages. */
export const useMayEdit = (): boolean => useMayOnPages('editor');

/** A call that is refused may mean that the owner has changed the rights of the account: what is offered follows them. */
export function followRights(error: unknown): void {
  if (error instanceof ApiError && error.status === FORBIDDEN) void checkSession();
}

/** The kinds of submissions that the account may see. Equal rights are the same array. */
export function useOwnKinds(): readonly SubmissionKind[] {
  const names = useSession(({ admin }) => kindsOf(rolesOf(admin)).join());
  return useMemo(() => SUBMISSION_KINDS.filter((kind) => names.split(',').includes(kind)), [names]);
}

/** Whether all that a filter names is of these kinds. */
export const isOwn = (kinds: readonly SubmissionKind[], filter: SubmissionFilter): boolean =>
  kindsNamed(filter).every((kind) => kinds.includes(kind));
