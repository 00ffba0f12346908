/** Limits of accounts, in milliseconds or characters unless noted. Visitors' pages do not load them. */
export const ACCOUNT_LIMITS = {
  /** Accounts of a site, whose list is not paginated. */
  accounts: 100,
  /** Of the name of a person or a passkey. */
  name: 100,
  /** For new passwords; at sign-in a password is only compared. */
  passwordMin: 12,
  invitation: 72 * 3_600_000,
  passwordReset: 30 * 60_000,
  /** Time for the second factor after the password. */
  secondStep: 5 * 60_000,
  /** Wrong codes after one password; they count for the limits of the account and the address too. */
  secondStepTries: 5,
  /** Days in which an owner or HR may sign in without a second factor, on a site in production. */
  twoFactorGrace: 7,
  /** Days in which a remembered browser needs no second factor. */
  rememberedDevice: 30,
  recoveryCodes: 10,
  passkeys: 10,
  /** Activities per page: default and maximum. */
  activityPage: { default: 50, max: 200 },
  /** Of the browser's user agent, shortened to the like of `Chrome on Android`. */
  device: 100,
} as const;
