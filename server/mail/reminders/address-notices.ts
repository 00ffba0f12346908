import { Injectable, type OnModuleInit } from '@nestjs/common';
import { mailboxOf } from '#shared/content/addresses/site';
import { type Firm, FIRM } from '#shared/content/documents/firm';
import { metaOf } from '#shared/content/fields/schema-walk';
import { addressesLeft, changedAddressFields } from '#shared/content/owner-fields';
import { PublishedContent, type ReleasedChange } from '../../content/published/published-content.ts';
import type { Letter } from '../letters/mail-letters.ts';
import { MailSender } from '../outbox/mail-sender.ts';

/** Notifies a mailbox that it will get less of the site's mail, because the firm's addresses were changed. */
function addressesLetter(to: string, before: Firm, after: Firm, by: string): Letter {
  const titles = changedAddressFields(before, after).map((field) => metaOf(FIRM.shape[field])?.title ?? field);
  return {
    to,
    answersTo: mailboxOf(after, 'inquiry').address,
    subject: `Email addresses of ${after.name} changed`,
    page: {
      heading: 'Website email addresses changed',
      opening: `${to} was one of the addresses on the website of ${before.name}. Some or all of its email now goes to another address.`,
      facts: [
        ['Changed', titles.join(', ')],
        ['By', by],
      ],
      closing: 'If you did not expect this, contact an owner of the website immediately.',
    },
  };
}

/** Notifies an address when a release reduces the mail that it gets. */
@Injectable()
export class AddressNotices implements OnModuleInit {
  constructor(
    private readonly content: PublishedContent,
    private readonly sender: MailSender,
  ) {}

  onModuleInit(): void {
    this.content.onRelease((change) => void this.tell(change));
  }

  private async tell({ before, after, by }: ReleasedChange): Promise<void> {
    if (!this.sender.configured) return;
    const [old, firm] = [before.content.firm, after.content.firm];
    for (const [index, address] of addressesLeft(old, firm).entries()) {
      const letter = addressesLetter(address, old, firm, by);
      const failed = 'An address that no longer gets the mail of visitors could not be notified';
      await this.sender.tryLetter(letter, `addresses-${after.release}-${index}`, failed);
    }
  }
}
