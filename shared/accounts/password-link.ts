import type { ChosenPassword, PasswordLinkRequest, PasswordLinkToken } from './contract.ts';
import { ACCOUNT_LIMITS } from './account-limits.ts';
import { LOGIN_RULES, NEW_PASSWORD_RULE } from './account.ts';
import type { FormRules } from '../rules.ts';

const MINUTES = ACCOUNT_LIMITS.passwordReset / 60_000;

export const LINK_MESSAGES = {
  ended: 'This link has ended, or was used already.',
  linkMissing: 'The link is not complete.',
  asked: `If there is an account with this email, a mail with a link is on its way. The link works once, and for ${MINUTES} minutes.`,
  notYet: 'Nothing after a few minutes? Look among the spam, and check the email that you typed.',
  noMail:
    'This site sends no mail, so no link will come. The owner of the site can remove your account and invite you again. For the first admin, whoever runs the server sets a new password with npm run admin:password.',
  askFailed: 'The link could not be asked for.',
  checkFailed: 'The link could not be checked.',
  chooseFailed: 'The password could not be saved.',
  chosen: 'Your password is saved. Sign in with it now.',
} as const;

export const LINK_REQUEST_RULES: FormRules<PasswordLinkRequest> = { email: LOGIN_RULES.email };

/** Tokens are 32 random bytes. */
export const LINK_TOKEN_RULE: FormRules<PasswordLinkToken>['token'] = {
  label: 'Link',
  max: 43,
  required: LINK_MESSAGES.linkMissing,
  pattern: /^[\w-]{43}$/,
  invalid: LINK_MESSAGES.ended,
};

export const CHOICE_RULES: FormRules<Pick<ChosenPassword, 'name' | 'newPassword'>> = {
  name: { label: 'Your name', max: ACCOUNT_LIMITS.name, required: 'Name is required.' },
  newPassword: NEW_PASSWORD_RULE,
};
