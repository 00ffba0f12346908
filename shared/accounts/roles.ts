/** What an account may do; one may hold several. The owner may do everything. */
export const ROLES = ['owner', 'editor', 'sales', 'hr'] as const;

export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Record<Role, string> = { owner: 'Owner', editor: 'Editor', sales: 'Sales', hr: 'HR' };

/** What the screen that gives roles says of each. */
export const ROLE_TASKS: Record<Role, string> = {
  owner: 'Full access, including people, personal data and the activity log',
  editor: 'Site content, pictures, jobs and rentals',
  sales: 'Quote requests, inquiries and meetings',
  hr: 'Applications, resumes and jobs',
};

/** Accounts that open personal data or everything: a second key is a must for them. */
export const ROLES_WITH_SECOND_KEY: readonly Role[] = ['owner', 'hr'];

/** The owner holds every role. */
export const hasRole = (held: readonly Role[], wanted: readonly Role[]): boolean =>
  held.includes('owner') || wanted.some((role) => held.includes(role));

export const needsSecondKey = (held: readonly Role[]): boolean =>
  held.some((role) => ROLES_WITH_SECOND_KEY.includes(role));
