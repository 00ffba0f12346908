import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { officeDay } from '#shared/office-day';
import { PublishedContent } from '../../content/published/published-content.ts';
import { MailSender } from '../outbox/mail-sender.ts';
import { dueReminders } from './due-reminders.ts';
import { ScheduledMails } from './scheduled-mails.ts';

const EVERY_HOUR = 3_600_000;

/** Mails the office about licenses and certificates that expire soon, once for each of REMINDER_DAYS. */
@Injectable()
export class CredentialReminders extends ScheduledMails {
  constructor(
    @InjectDataSource() database: DataSource,
    private readonly content: PublishedContent,
    private readonly sender: MailSender,
  ) {
    super(database, {
      every: EVERY_HOUR,
      what: 'reminders of licenses and certificates that end soon',
      sent: { table: 'credential_reminders', key: ['credential', 'valid_to', 'days_before'] },
    });
  }

  async run(): Promise<number> {
    if (!this.sender.configured) return 0;
    let sent = 0;
    for (const reminder of dueReminders(this.content.content, officeDay())) {
      const { id, validTo, daysBefore } = reminder;
      const send = (signal: AbortSignal) => this.sender.remind(reminder, signal);
      if (await this.sendOnce([id, validTo, daysBefore], () => Promise.resolve(send))) sent += 1;
    }
    return sent;
  }
}
