import { PATHS } from '#shared/catalogue';
import type { Firm } from '#shared/content/documents/firm';
import { mailboxOf } from '#shared/content/addresses/site';
import { type Letter, localTime } from '../../mail/letters/mail-letters.ts';

export interface NewDevice {
  email: string;
  /** Empty if unknown. */
  device: string;
  at: Date;
}

/** Tells an account about a sign-in from a new browser. */
export const noticeLetter = ({ email, device, at }: NewDevice, firm: Firm, publicUrl?: string): Letter => ({
  to: email,
  answersTo: mailboxOf(firm, 'inquiry').address,
  subject: 'New sign-in to your account',
  page: {
    heading: 'New sign-in to your account',
    opening: `Someone signed in to your account on the website of ${firm.name} from a new browser.`,
    facts: [
      ['Account', email],
      ['Device', device || 'unknown'],
      ['Time', `${localTime.format(at)}, Philippine time`],
    ],
    link: publicUrl
      ? { label: 'Review your sessions', url: `${publicUrl}${PATHS.adminDashboard}?tab=account` }
      : undefined,
    closing:
      'If it was you, no action is needed. If not, change your password on the Account tab immediately: that ends all other sessions.',
  },
});
