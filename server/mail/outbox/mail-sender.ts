import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { NodemailerError, SendMailOptions, Transporter } from 'nodemailer';
import type { DataSource } from 'typeorm';
import { siteHost } from '#shared/content/addresses/site-host';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import { type Letter, readSubmission } from '../letters/mail-letters.ts';
import { letterMessage, mailMessage } from '../letters/mail-message.ts';
import { readReply, replyMessage } from '../letters/reply-letter.ts';
import type { MailRecipient } from './mail.entity.ts';
import type { TakenMail } from './mail-queue.ts';

/** Milliseconds. A slower server is tried again later; nodemailer's default is ten minutes. */
const TIMEOUTS = { connectionTimeout: 5000, dnsTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 };

/** Connections are reused. nodemailer does not retry, because the outbox does. */
const POOL = { pool: true, maxRequeues: 0, idleTimeout: 5000 } as const;

/** Visitors write the content, so no part of a mail may refer to a file or URL. */
const DEFAULTS = { disableFileAccess: true, disableUrlAccess: true };

/** Milliseconds. A person waits for these letters. */
const LETTER_DEADLINE = 20_000;

/** Errors of the mail itself. Others concern the connection, the login or the sender's address. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * Whether further attempts would fail too: the server answered 5xx to the recipient or the content, or nodemailer
 * refused the mail without an answer from a server.
 */
export function isFinal({ code = '', command, responseCode, permanent }: NodemailerError): boolean {
  if (!ABOUT_THE_MAIL.includes(code)) return false;
  return responseCode === undefined || (permanent === true && command !== 'MAIL FROM');
}

/** Such as `EENVELOPE RCPT TO 550 5.1.1`. Codes only, because the sentences of mail servers contain addresses. */
export function failureCodes(error: NodemailerError): string {
  const { name, code, originalCode, timeoutType, command, responseCode, response } = error;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return [code ?? name, originalCode, timeoutType, command, responseCode, enhanced]
    .filter(Boolean)
    .join(' ')
    .slice(0, 100);
}

/** Undefined if the mail has become pointless, such as the reminder of a renewed license. */
type MakeLetter = (mail: TakenMail) => Promise<Letter | undefined> | Letter | undefined;

@Injectable()
export class MailSender implements OnApplicationShutdown {
  /** Functions that write the mails that belong to no submission. */
  readonly letters = new Map<MailRecipient, MakeLetter>();

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

  /** Resolves when the mail server has accepted the mail; false if the mail has become pointless. @throws NodemailerError */
  async send(mail: TakenMail, signal: AbortSignal): Promise<boolean> {
    const message = await this.messageOf(mail);
    if (message) await this.deliver({ ...message, messageId: mail.messageId, signal });
    return message !== undefined;
  }

  private async messageOf(mail: TakenMail): Promise<SendMailOptions | undefined> {
    const { submissionId, replyId, recipient } = mail;
    const { firm } = this.content;
    if (replyId !== null) {
      const reply = await readReply(this.database, replyId);
      return reply && replyMessage(reply, firm, this.env);
    }
    if (submissionId !== null) {
      const submission = await readSubmission(this.database, submissionId);
      return submission && mailMessage(submission, recipient, this.content.content, this.env);
    }
    const letter = await this.letterOf(mail);
    return letter && letterMessage(letter, firm, this.env);
  }

  private letterOf(mail: TakenMail): ReturnType<MakeLetter> {
    const make = this.letters.get(mail.recipient);
    // queued by a newer replica, which can send it
    if (!make) throw new Error(`Unknown kind of mail: ${mail.recipient}.`);
    return make(mail);
  }

  /** For a letter that is not sent again. @returns whether the mail server accepted it in time; if not, the log says why */
  async tryLetter(letter: Letter, key: string, failed: string): Promise<boolean> {
    try {
      const { firm } = this.content;
      const messageId = `<${key}@${siteHost(firm.site)}>`;
      const signal = AbortSignal.timeout(LETTER_DEADLINE);
      await this.deliver({ ...letterMessage(letter, firm, this.env), messageId, signal });
      return true;
    } catch (error) {
      this.logger.warn(`${failed}: ${failureCodes(error as NodemailerError)}`);
      return false;
    }
  }
}
