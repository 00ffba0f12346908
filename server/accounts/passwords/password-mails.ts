import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import type { Letter } from '../../mail/letters/mail-letters.ts';
import { MailSender } from '../../mail/outbox/mail-sender.ts';
import { linkAddress } from '../links/link-address.ts';
import { changedLetter, resetLetter } from './password-letters.ts';

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
