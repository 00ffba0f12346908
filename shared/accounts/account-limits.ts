/** Limits of accounts, in milliseconds or characters unless noted. Visitors' pages do not load them. */
export const ACCOUNT_LIMITS = {
  /** Accounts of a site: the list of them has no pages. */
  accounts: 100,
  /** Of a person's name, and of the name of a passkey. */
  name: 100,
  /** For a new password. A password at the sign-in is only compared. */
  passwordMin: 12,
  invitation: 72 * 3_600_000,
  passwordReset: 30 * 60_000,
  /** Between the password and the second key. */
  secondStep: 5 * 60_000,
  /** Wrong codes after one password; the tries of the account and the address are counted as well. */
  secondStepTries: 5,
  /** Days in which an owner or HR signs in without a second key, on a site in production. */
  secondKeyGrace: 7,
  /** Days in which a remembered device is not asked for the second key. */
  rememberedDevice: 30,
  recoveryCodes: 10,
  passkeys: 10,
  /** Months that activities are kept. */
  activityMonths: 24,
  /** Activities on a page: the default and the maximum. */
  activityPage: { default: 50, max: 200 },
  /** Of what a browser tells of itself, shortened to `Chrome on Android`. */
  device: 100,
} as const;
