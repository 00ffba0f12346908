import { Injectable } from '@nestjs/common';
import { PublishedContent } from '../../content/published/published-content.ts';
import { MailSender } from '../../mail/outbox/mail-sender.ts';
import { type InvitationFacts, invitationLetter } from './invitation-letter.ts';

@Injectable()
export class InvitationMails {
  constructor(
    private readonly sender: MailSender,
    private readonly content: PublishedContent,
  ) {}

  /** Never rejects. @returns whether the mail server accepted the mail */
  send(facts: InvitationFacts): Promise<boolean> {
    if (!this.sender.configured) return Promise.resolve(false);
    const { _id, invitationEndsAt } = facts.account;
    const letter = invitationLetter(facts, this.content.firm);
    const key = `invitation-${_id}-${Date.parse(invitationEndsAt ?? '')}`;
    return this.sender.tryLetter(letter, key, `The invitation of ${_id} could not be mailed`);
  }
}
