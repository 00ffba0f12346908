import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createTransport, type Transporter } from 'nodemailer';
import type { DataSource } from 'typeorm';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import { mailMessage } from '../letters/mail-message.ts';
import type { TakenMail } from './mail-queue.ts';
import { readSubmission } from '../letters/stored-submission.ts';

/** Milliseconds. A server that is slower is tried again; by itself nodemailer would wait ten minutes. */
const TIMEOUTS = { connectionTimeout: 5000, dnsTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 };

/** A backlog need not greet and sign in for each mail; trying again is the outbox's affair. */
const POOL = { pool: true, maxRequeues: 0, idleTimeout: 5000 } as const;

/** What a mail says comes from strangers, so nothing in it may name a file or an address to be fetched. */
const DEFAULTS = { disableFileAccess: true, disableUrlAccess: true };

@Injectable()
export class MailSender implements OnApplicationShutdown {
  private readonly transport?: Transporter;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
  ) {
    if (env.SMTP_URL) this.transport = createTransport({ ...POOL, ...TIMEOUTS, url: env.SMTP_URL }, DEFAULTS);
  }

  get configured(): boolean {
    return this.transport !== undefined;
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  /** Returns once the mail server has taken the mail. @throws NodemailerError */
  async send({ submissionId, recipient, messageId }: TakenMail, signal: AbortSignal): Promise<void> {
    const submission = await readSubmission(this.database, submissionId);
    if (!submission) throw new Error('The submission was erased.');
    await this.transport?.sendMail({
      ...mailMessage(submission, recipient, this.content.firm, this.env),
      messageId,
      signal,
    });
  }
}
