import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { NodemailerError } from 'nodemailer';
import type { DataSource } from 'typeorm';
import { officeDay } from '#shared/office-day';
import { PublishedContent } from '../../content/published/published-content.ts';
import { failureCodes } from '../outbox/mail-failure.ts';
import { MailSender } from '../outbox/mail-sender.ts';
import { dueReminders, type Reminder } from './due-reminders.ts';

const EVERY_HOUR = 3_600_000;

/** Milliseconds for one mail; less than the lease. */
const DEADLINE = 90_000;

/** One process at a time holds a reminder. It is free again when its lease has ended without success. */
const TAKE = `
  INSERT INTO credential_reminders (credential, valid_to, days_before, leased_until)
  VALUES ($1, $2, $3, now() + interval '3 minutes')
  ON CONFLICT (credential, valid_to, days_before) DO UPDATE SET leased_until = excluded.leased_until
    WHERE credential_reminders.sent_at IS NULL AND credential_reminders.leased_until <= now()
  RETURNING credential`;

const REPORT = `
  UPDATE credential_reminders SET sent_at = now() WHERE credential = $1 AND valid_to = $2 AND days_before = $3`;

const keyOf = ({ id, validTo, daysBefore }: Reminder) => [id, validTo, daysBefore];

const logger = new Logger('Reminders');

/**
 * Reminds the office by mail of licenses and certificates that end soon, once for each of REMINDER_DAYS, over all
 * replicas and restarts. A mail that could not be sent is tried again an hour later.
 */
@Injectable()
export class CredentialReminders implements OnApplicationBootstrap, OnModuleDestroy {
  private clock?: NodeJS.Timeout;
  private readonly cutOff = new AbortController();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
    private readonly sender: MailSender,
  ) {}

  onApplicationBootstrap(): void {
    this.clock = setInterval(() => void this.runLogged(), EVERY_HOUR).unref();
    void this.runLogged();
  }

  onModuleDestroy(): void {
    clearInterval(this.clock);
    this.cutOff.abort();
  }

  /** Sends what is due. @returns how many mails */
  async run(): Promise<number> {
    if (!this.sender.configured) return 0;
    let sent = 0;
    for (const reminder of dueReminders(this.content.content, officeDay())) {
      const taken = await this.database.query<unknown[]>(TAKE, keyOf(reminder));
      if (taken.length > 0 && (await this.send(reminder))) sent += 1;
    }
    return sent;
  }

  /** @returns false when it has to be tried again */
  private async send(reminder: Reminder): Promise<boolean> {
    const signal = AbortSignal.any([this.cutOff.signal, AbortSignal.timeout(DEADLINE)]);
    try {
      await this.sender.remind(reminder, signal);
    } catch (error) {
      const { id } = reminder;
      logger.warn(`The reminder of ${id} has to be tried again: ${failureCodes(error as NodemailerError)}`);
      return false;
    }
    await this.database.query(REPORT, keyOf(reminder));
    return true;
  }

  private async runLogged(): Promise<void> {
    try {
      const sent = await this.run();
      if (sent > 0) logger.log(`${sent} reminders of licenses and certificates that end soon were sent.`);
    } catch (error) {
      logger.error(
        'The reminders could not be read or written; they are tried again in an hour',
        (error as Error).stack,
      );
    }
  }
}
