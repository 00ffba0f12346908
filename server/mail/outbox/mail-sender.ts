import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { NodemailerError, SendMailOptions, Transporter } from 'nodemailer';
import type { DataSource } from 'typeorm';
import { siteHost } from '#shared/content/site/site-host';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import type { Letter } from '../letters/mail-letters.ts';
import { letterMessage, mailMessage } from '../letters/mail-message.ts';
import { readReply, replyMessage } from '../letters/reply-letter.ts';
import { reminderLetter } from '../letters/reminder-letter.ts';
import type { Reminder } from '../reminders/due-reminders.ts';
import { failureCodes } from './mail-failure.ts';
import type { TakenMail } from './mail-queue.ts';
import { readSubmission } from '../letters/stored-submission.ts';

/** Milliseconds. A slower server is tried again later; nodemailer's default is ten minutes. */
const TIMEOUTS = { connectionTimeout: 5000, dnsTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 };

/** Connections are reused. nodemailer does not retry, because the outbox does. */
const POOL = { pool: true, maxRequeues: 0, idleTimeout: 5000 } as const;

/** Visitors write the content, so no part of a mail may refer to a file or URL. */
const DEFAULTS = { disableFileAccess: true, disableUrlAccess: true };

/** Milliseconds. A person waits for these letters. */
const LETTER_DEADLINE = 20_000;

@Injectable()
export class MailSender implements OnApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private transport?: Promise<Transporter>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
  ) {}

  get configured(): boolean {
    return Boolean(this.env.SMTP_URL);
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport?.catch(() => undefined))?.close();
  }

  /** Imported for the first mail: the library takes 2 MB. */
  private async openTransport(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({ ...POOL, ...TIMEOUTS, url: this.env.SMTP_URL }, DEFAULTS);
  }

  private async deliver(message: SendMailOptions): Promise<void> {
    if (!this.configured) return;
    this.transport ??= this.openTransport();
    await (await this.transport).sendMail(message);
  }

  /** Resolves when the mail server has accepted the mail. @throws NodemailerError */
  async send(mail: TakenMail, signal: AbortSignal): Promise<void> {
    const message = await (mail.replyId === null ? this.letterOf(mail) : this.replyOf(mail.replyId));
    await this.deliver({ ...message, messageId: mail.messageId, signal });
  }

  private async letterOf({ submissionId, recipient }: TakenMail): Promise<SendMailOptions> {
    const submission = await readSubmission(this.database, submissionId);
    if (!submission) throw new Error('The submission was erased.');
    return mailMessage(submission, recipient, this.content.firm, this.env);
  }

  private async replyOf(replyId: string): Promise<SendMailOptions> {
    const reply = await readReply(this.database, replyId);
    if (!reply) throw new Error('The reply was taken back, or its submission erased.');
    return replyMessage(reply, this.content.firm, this.env);
  }

  /** Sends a letter. The Message-ID derives from `key`, so mail programs show a repeated letter once. */
  async sendLetter(letter: Letter, key: string, signal: AbortSignal): Promise<void> {
    const { firm } = this.content;
    const messageId = `<${key}@${siteHost(firm.site)}>`;
    await this.deliver({ ...letterMessage(letter, firm, this.env), messageId, signal });
  }

  /** For a letter that is not sent again. @returns whether the mail server accepted it in time; if not, the log says why */
  async tryLetter(letter: Letter, key: string, failed: string): Promise<boolean> {
    try {
      await this.sendLetter(letter, key, AbortSignal.timeout(LETTER_DEADLINE));
      return true;
    } catch (error) {
      this.logger.warn(`${failed}: ${failureCodes(error as NodemailerError)}`);
      return false;
    }
  }

  async remind(reminder: Reminder, signal: AbortSignal): Promise<void> {
    const { id, validTo, daysBefore } = reminder;
    const letter = reminderLetter(reminder, this.content.firm, this.env.PUBLIC_URL);
    await this.sendLetter(letter, `credential-${id}-${validTo}-${daysBefore}`, signal);
  }
}
