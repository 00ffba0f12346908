import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addressesLeft } from '#shared/content/owner-fields';
import { PublishedContent, type ReleasedChange } from '../../content/published/published-content.ts';
import { addressesLetter } from '../letters/addresses-letter.ts';
import { MailSender } from './mail-sender.ts';

/** Tells an address when a release reduces the mail that it gets. */
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
