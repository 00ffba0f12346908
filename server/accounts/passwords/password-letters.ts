import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { Firm } from '#shared/content/documents/firm';
import { mailboxOf } from '#shared/content/addresses/site';
import type { Letter } from '../../mail/letters/mail-letters.ts';

const MINUTES = ACCOUNT_LIMITS.passwordReset / 60_000;

export const resetLetter = (email: string, address: string, firm: Firm): Letter => ({
  to: email,
  answersTo: mailboxOf(firm, 'inquiry').address,
  subject: 'Choose a new password',
  page: {
    heading: 'Choose a new password',
    opening: `Someone requested a new password for your account on the website of ${firm.name}.`,
    facts: [
      ['Account', email],
      ['The link works', `once, and for ${MINUTES} minutes`],
    ],
    link: { label: 'Choose a new password', url: address },
    closing: 'If it was not you, ignore this email: your password has not changed.',
  },
});

/** Tells an account that its password was reset. */
export const changedLetter = (email: string, firm: Firm): Letter => ({
  to: email,
  answersTo: mailboxOf(firm, 'inquiry').address,
  subject: 'Your password was changed',
  page: {
    heading: 'Your password was changed',
    opening: `The password of your account on the website of ${firm.name} was reset with an emailed link. All sessions have ended.`,
    facts: [['Account', email]],
    closing:
      'If it was not you, somebody else can read your email: request a new link immediately, choose a new password, and change the password of your mailbox too. Then tell the owner of the site.',
  },
});
