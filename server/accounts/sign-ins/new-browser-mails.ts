import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { mailboxOf } from '#shared/content/addresses/site';
import type { Firm } from '#shared/content/documents/firm';
import { longTimeText } from '#shared/meetings/office-time';
import type { AdminSession } from '../../auth/sessions/admin-session.entity.ts';
import type { NewBrowserNotices } from '../../auth/sessions/new-browser-notices.ts';
import { ENV, type Env } from '../../config/env.ts';
import { tabUrl } from '../../config/tab-url.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import type { Letter } from '../../mail/letters/mail-letters.ts';
import { MailQueue } from '../../mail/outbox/mail-queue.ts';
import { MailSender } from '../../mail/outbox/mail-sender.ts';

interface NewDevice {
  email: string;
  /** Empty if unknown. */
  device: string;
  at: Date;
}

/** Notifies an account of a sign-in from a new browser. */
function noticeLetter({ email, device, at }: NewDevice, firm: Firm, publicUrl?: string): Letter {
  const heading = 'New sign-in to your account';
  const url = tabUrl(publicUrl, 'account');
  return {
    to: email,
    answersTo: mailboxOf(firm, 'inquiry').address,
    subject: heading,
    page: {
      heading,
      opening: `Someone signed in to your account on the website of ${firm.name} from a new browser.`,
      facts: [
        ['Account', email],
        ['Device', device || 'unknown'],
        ['Time', `${longTimeText(at)}, Philippine time`],
      ],
      link: url ? { label: 'Review your sessions', url } : undefined,
      closing:
        'If it was you, no action is needed. If not, change your password on the Account tab immediately: that ends all other sessions.',
    },
  };
}

/** Milliseconds: two days. A later notice is useless, because the session has long expired. */
const EXPIRES_IN = 172_800_000;

const READ = `SELECT email, device, queued_at AS "at" FROM mails JOIN accounts ON accounts.id = account_id WHERE mails.id = $1`;

/** Mails accounts about sign-ins from new browsers. */
@Injectable()
export class NewBrowserMails implements NewBrowserNotices, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(ENV) private readonly env: Env,
    private readonly content: PublishedContent,
    private readonly queue: MailQueue,
    private readonly sender: MailSender,
  ) {}

  onModuleInit(): void {
    this.sender.letters.set('sign-in', ({ id }) => this.letterOf(id));
  }

  async enqueue(manager: EntityManager, { id, accountId, device }: AdminSession): Promise<void> {
    const notice = { kind: 'sign-in', key: `sign-in-${id}`, expiresIn: EXPIRES_IN, accountId, device } as const;
    await this.queue.enqueue([notice], manager);
  }

  /** Undefined if the account was deleted meanwhile. */
  private async letterOf(id: string): Promise<Letter | undefined> {
    const [notice] = await this.database.query<(NewDevice | undefined)[]>(READ, [id]);
    return notice && noticeLetter(notice, this.content.firm, this.env.PUBLIC_URL);
  }
}
