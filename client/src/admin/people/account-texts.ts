import type { AccountState, Person } from '#shared/accounts/contract';
import { ROLE_NAMES } from '#shared/accounts/roles';
import { timeText } from '../times.ts';

export const STATE_NAMES: Record<AccountState, string> = {
  active: 'Active',
  invited: 'Invited',
  suspended: 'Suspended',
};

export const rolesText = ({ roles }: Person): string => roles.map((role) => ROLE_NAMES[role]).join(', ');

const invitationText = ({ invitationEndsAt }: Person) =>
  invitationEndsAt === null
    ? 'The invitation has expired. Create a new link.'
    : `The invitation expires on ${timeText(invitationEndsAt)}.`;

/** The facts about an account for the owner's list. */
export function factsOf(person: Person): string[] {
  const { state, lastSignInAt, hasSecondKey, isFirst } = person;
  if (state === 'invited') return [invitationText(person)];
  return [
    lastSignInAt === null ? 'Never signed in.' : `Last sign-in: ${timeText(lastSignInAt)}.`,
    hasSecondKey ? 'Two-factor authentication is on.' : 'Two-factor authentication is off.',
    ...(isFirst ? ['The site’s first account, which cannot be removed.'] : []),
  ];
}
