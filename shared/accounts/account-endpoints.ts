/**
 * Paths of the API for accounts, relative to the prefix. They are not among ENDPOINTS, which every page of the site loads.
 */
export const ACCOUNT_ENDPOINTS = {
  accounts: 'admin/accounts',
  activity: 'admin/activity',
  securitySettings: 'admin/security-settings',
  sessions: 'admin-sessions',
  passwordLink: 'admin-password-link',
  secondStep: 'admin-login/second-step',
  secondKey: 'admin-second-key',
} as const;

/** The parameter in the fragment of a link's address whose value is its token: browsers send no fragment to a server. */
export const LINK_PARAMETER = 'token';
