import type { FieldRule, FormRules } from '../rules.ts';
import { ACCOUNT_EMAIL_RULE } from './account.ts';
import { ACCOUNT_LIMITS } from './account-limits.ts';
import type { Invitation } from './contract.ts';
import { type Role, ROLES } from './roles.ts';

export const PERSON_NAME_RULE = { label: 'Name', max: ACCOUNT_LIMITS.name } as const satisfies FieldRule;

/** Roles are no text and have no rule: `rolesProblem` checks them. */
export const INVITATION_RULES: FormRules<Omit<Invitation, 'roles'>> = {
  email: ACCOUNT_EMAIL_RULE,
  name: PERSON_NAME_RULE,
};

export const PEOPLE_MESSAGES = {
  noRole: 'Choose at least one role.',
  inviteFailed: 'The invitation could not be created.',
  changeFailed: 'The account could not be changed.',
  removeFailed: 'The account could not be removed.',
} as const;

/** Requires a list of different roles that is not empty. */
export function rolesProblem(roles: unknown): string | undefined {
  if (!Array.isArray(roles) || roles.length === 0) return PEOPLE_MESSAGES.noRole;
  const areRoles = roles.every((role) => ROLES.includes(role as Role)) && new Set(roles).size === roles.length;
  return areRoles ? undefined : `roles must be a list of different ones of ${ROLES.join(', ')}.`;
}
