/** Paths of the API for accounts, relative to its prefix. Separate from ENDPOINTS, which every page of the site loads. */
export const ACCOUNT_ENDPOINTS = {
  accounts: 'admin/accounts',
  activity: 'admin/activity',
  securitySettings: 'admin/security-settings',
  sessions: 'admin-sessions',
  passwordLink: 'admin-password-link',
  secondStep: 'admin-login/second-step',
  twoFactor: 'admin-second-key',
} as const;

/** The parameter with the token in the fragment of a link: browsers send no fragment to a server. */
export const LINK_PARAMETER = 'token';
