/** Roles of accounts, which may have several. Owners may do everything. */
export const ROLES = ['owner', 'editor', 'sales', 'hr'] as const;

export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Record<Role, string> = { owner: 'Owner', editor: 'Editor', sales: 'Sales', hr: 'HR' };

/** Descriptions on the screen that assigns roles. */
export const ROLE_TASKS: Record<Role, string> = {
  owner: 'Full access, including people, personal data and the activity log',
  editor: 'Site content, pictures, jobs and rentals',
  sales: 'Quote requests, inquiries and meetings',
  hr: 'Applications, resumes and jobs',
};

/** Roles that see personal data or everything, and need a second factor. */
const ROLES_WITH_TWO_FACTOR: readonly Role[] = ['owner', 'hr'];

/** Owners hold every role. */
export const hasRole = (held: readonly Role[], wanted: readonly Role[]): boolean =>
  held.includes('owner') || wanted.some((role) => held.includes(role));

export const needsTwoFactor = (held: readonly Role[]): boolean =>
  held.some((role) => ROLES_WITH_TWO_FACTOR.includes(role));
