import type { ChosenPassword, PasswordLinkRequest, PasswordLinkToken } from './contract.ts';
import { ACCOUNT_LIMITS } from './account-limits.ts';
import { LOGIN_RULES, NEW_PASSWORD_RULE } from './account.ts';
import { MESSAGES } from '../messages.ts';
import type { FormRules } from '../rules.ts';

const MINUTES = ACCOUNT_LIMITS.passwordReset / 60_000;

export const LINK_MESSAGES = {
  ended: 'This link has expired or has already been used.',
  linkMissing: 'The link is incomplete.',
  asked: `If there is an account with this email, we have sent it a link. The link works once, for ${MINUTES} minutes.`,
  notYet: 'Nothing after a few minutes? Check your spam folder and the email you entered.',
  noMail:
    'Email is not set up on this site, so no link can be sent. The owner can remove your account and invite you again. For the first admin, the server operator sets a new password with npm run admin:password.',
  askFailed: 'The link could not be requested.',
  checkFailed: 'The link could not be checked.',
  chooseFailed: 'The password could not be saved.',
  chosen: 'Password saved. You can sign in now.',
} as const;

export const LINK_REQUEST_RULES: FormRules<PasswordLinkRequest> = { email: LOGIN_RULES.email };

/** Tokens are 32 random bytes in base64url. */
export const LINK_TOKEN_RULE: FormRules<PasswordLinkToken>['token'] = {
  label: 'Link',
  max: 43,
  required: LINK_MESSAGES.linkMissing,
  pattern: /^[\w-]{43}$/,
  invalid: LINK_MESSAGES.ended,
};

export const CHOICE_RULES: FormRules<Pick<ChosenPassword, 'name' | 'newPassword'>> = {
  name: { label: 'Your name', max: ACCOUNT_LIMITS.name, required: MESSAGES.fields.name },
  newPassword: NEW_PASSWORD_RULE,
};
