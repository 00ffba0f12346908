import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import type { Letter } from '../../mail/letters/mail-letters.ts';
import { MailSender } from '../../mail/outbox/mail-sender.ts';
import { linkAddress } from '../links/link-address.ts';
import { changedLetter, resetLetter } from './password-letters.ts';

/** Mails of passwords are sent at once, and not kept for later: a link is in no table. */
@Injectable()
export class PasswordMails {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly sender: MailSender,
    private readonly content: PublishedContent,
  ) {}

  /** The address in a mail is that of PUBLIC_URL alone: what a call says of its host may be anything. */
  get canSend(): boolean {
    return this.sender.configured && this.env.PUBLIC_URL !== undefined;
  }

  /** @returns whether the mail server took it */
  sendLink(email: string, token: string): Promise<boolean> {
    const address = linkAddress(this.env.PUBLIC_URL ?? '', token);
    return this.send(resetLetter(email, address, this.content.firm));
  }

  /** After a reset, in the background. */
  tellChanged(email: string): void {
    if (this.sender.configured) void this.send(changedLetter(email, this.content.firm));
  }

  private send(letter: Letter): Promise<boolean> {
    return this.sender.tryLetter(letter, `password-${randomUUID()}`, 'A mail of a password was not sent');
  }
}
