import type { LoginInput, PasswordChange } from './contract.ts';
import { ACCOUNT_LIMITS } from './account-limits.ts';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { EMAIL_RULE, type FieldRule, type FormRules } from '../rules.ts';

/** Messages of the admin's account, separate so that visitors' browsers do not load them. */
export const ACCOUNT_MESSAGES = {
  currentPassword: 'Current password is required.',
  newPassword: 'New password is required.',
  newPasswordLength: `New password must have ${ACCOUNT_LIMITS.passwordMin} to ${LIMITS.password} characters.`,
  changed: 'Password changed. All other sessions have ended.',
  changeFailed: 'The password could not be changed.',
  signOutFailed: 'The other sessions could not be ended.',
} as const;

/** The message at sign-in after too many wrong passwords. A proxy may not say how many seconds to wait. */
export function tooManyTries(seconds?: number): string {
  if (seconds === undefined) return 'Too many attempts. Try again later.';
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

export const ACCOUNT_EMAIL_RULE = { ...EMAIL_RULE, lowerCase: true } as const satisfies FieldRule;

export const LOGIN_RULES: FormRules<LoginInput> = {
  email: { ...ACCOUNT_EMAIL_RULE, pattern: undefined },
  password: { label: 'Password', max: LIMITS.password, required: MESSAGES.fields.password, untrimmed: true },
};

const password = { max: LIMITS.password, untrimmed: true } as const;

/** Hint below the field of a new password. */
export const PASSWORD_HINT = `At least ${ACCOUNT_LIMITS.passwordMin} characters; a passphrase is best.`;

/** Length only: password-strength.ts, which is large, estimates how easily a password is guessed. */
export const NEW_PASSWORD_RULE: FieldRule = {
  ...password,
  label: 'New password',
  required: ACCOUNT_MESSAGES.newPassword,
  pattern: new RegExp(`^.{${ACCOUNT_LIMITS.passwordMin},}$`, 's'),
  invalid: ACCOUNT_MESSAGES.newPasswordLength,
};

export const PASSWORD_CHANGE_RULES: FormRules<PasswordChange> = {
  currentPassword: { ...password, label: 'Current password', required: ACCOUNT_MESSAGES.currentPassword },
  newPassword: NEW_PASSWORD_RULE,
};
