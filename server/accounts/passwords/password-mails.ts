import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { mailboxOf } from '#shared/content/addresses/site';
import type { Firm } from '#shared/content/documents/firm';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import type { Letter } from '../../mail/letters/mail-letters.ts';
import { MailSender } from '../../mail/outbox/mail-sender.ts';
import { linkAddress } from '../links/account-links.ts';

const MINUTES = ACCOUNT_LIMITS.passwordReset / 60_000;

const resetLetter = (email: string, address: string, firm: Firm): Letter => ({
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

/** Notifies an account that its password was reset. */
const changedLetter = (email: string, firm: Firm): Letter => ({
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

/** Password mails are sent at once and never queued, because links are not stored. */
@Injectable()
export class PasswordMails {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly sender: MailSender,
    private readonly content: PublishedContent,
  ) {}

  /** Links need PUBLIC_URL, because a caller can claim any host. */
  get canSend(): boolean {
    return this.sender.configured && this.env.PUBLIC_URL !== undefined;
  }

  /** @returns whether the mail server accepted it */
  sendLink(email: string, token: string): Promise<boolean> {
    const address = linkAddress(this.env.PUBLIC_URL ?? '', token);
    return this.send(resetLetter(email, address, this.content.firm));
  }

  /** In the background, after a reset. */
  tellChanged(email: string): void {
    if (this.sender.configured) void this.send(changedLetter(email, this.content.firm));
  }

  private send(letter: Letter): Promise<boolean> {
    return this.sender.tryLetter(letter, `password-${randomUUID()}`, 'A password email could not be sent');
  }
}
