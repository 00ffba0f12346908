import { type SubmissionFilter, type SubmissionKind, SUBMISSION_KINDS } from '../contract.ts';
import { hasRole, type Role, ROLES } from './roles.ts';

const ROLE_OF: Record<SubmissionKind, Role> = { quote: 'sales', inquiry: 'sales', application: 'hr' };

/** The kinds of submissions that these roles may work on. */
export const kindsOf = (roles: readonly Role[]): SubmissionKind[] =>
  SUBMISSION_KINDS.filter((kind) => hasRole(roles, [ROLE_OF[kind]]));

/** The roles that may work on at least one of these kinds. */
export const rolesFor = (kinds: readonly SubmissionKind[]): Role[] =>
  ROLES.filter((role) => kindsOf([role]).some((kind) => kinds.includes(kind)));

/** The kinds that a filter names, directly or by a property of one kind only. Empty if the filter covers all kinds. */
export function kindsNamed({ kind, view, stage, position }: SubmissionFilter): SubmissionKind[] {
  const named: SubmissionKind[] = kind ? [kind] : [];
  if (view === 'applications' || stage || position) named.push('application');
  if (view === 'meetings') named.push('quote');
  return named;
}
