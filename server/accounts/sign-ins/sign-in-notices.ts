import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import { MailSender } from '../../mail/outbox/mail-sender.ts';
import { ScheduledMails } from '../../mail/reminders/scheduled-mails.ts';
import { type NewDevice, noticeLetter } from './notice-letter.ts';

/** Milliseconds between checks for new notices. */
const EVERY_TEN_SECONDS = 10_000;

/** Older notices are useless: the session has long expired. */
const IS_NEW = `created_at > now() - interval '2 days'`;

const DUE = `SELECT session_id AS "sessionId", email, device, notice.created_at AS "at"
  FROM sign_in_notices AS notice JOIN accounts ON accounts.id = notice.account_id
  WHERE sent_at IS NULL AND leased_until <= now() AND notice.${IS_NEW}
  ORDER BY notice.created_at LIMIT 100`;

/** Runs even without a mail server, which may never be configured. */
const FORGET = `DELETE FROM sign_in_notices
  WHERE sent_at IS NULL AND NOT ${IS_NEW} OR created_at < now() - interval '60 days'`;

interface DueNotice extends NewDevice {
  sessionId: string;
}

/** Mails accounts about sign-ins from new browsers. */
@Injectable()
export class SignInNotices extends ScheduledMails {
  constructor(
    @InjectDataSource() database: DataSource,
    @Inject(ENV) private readonly env: Env,
    private readonly content: PublishedContent,
    private readonly sender: MailSender,
  ) {
    super(database, {
      every: EVERY_TEN_SECONDS,
      what: 'notices of sign-ins on new devices',
      sent: { table: 'sign_in_notices', key: ['session_id'], isListed: true },
    });
  }

  async run(): Promise<number> {
    await this.database.query(FORGET);
    if (!this.sender.configured) return 0;
    let sent = 0;
    for (const notice of await this.database.query<DueNotice[]>(DUE)) {
      const letter = noticeLetter(notice, this.content.firm, this.env.PUBLIC_URL);
      const send = (signal: AbortSignal) => this.sender.sendLetter(letter, `sign-in-${notice.sessionId}`, signal);
      if (await this.sendOnce([notice.sessionId], () => Promise.resolve(send))) sent += 1;
    }
    return sent;
  }
}
