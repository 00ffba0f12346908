import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { NodemailerError } from 'nodemailer';
import type { Kinds } from '../../submissions/own-kinds.ts';
import type { Outbox } from '../../submissions/outbox.ts';
import { PeriodicTask } from '../../periodic-task.ts';
import { MailQueue, type NewLetter, type Report, type TakenMail } from './mail-queue.ts';
import { failureCodes, isFinal, MailSender } from './mail-sender.ts';

/** Milliseconds. The longest delay is below two minutes, within which all mail must arrive once the mail server is back. */
const FIRST = 5000;
const MAX = 60_000;

/** Doubles up to a minute, minus a random part of up to half, so that mails that failed together are not retried together. */
const backoff = (attempts: number): number => Math.min(MAX, FIRST * 2 ** (attempts - 1)) * (1 - Math.random() / 2);

/** Mails that a process sends in parallel. */
const LANES = 4;

/** Milliseconds between checks for due mail, for sending a mail, and for finishing it after a request to stop. */
const POLL = 5000;
const DEADLINE = 90_000;
const STOPPING = 5000;

/** Milliseconds between retries of a failed report, and their number, within the lease. */
const REPORT_AGAIN = { every: 1000, times: 15 };

/** With about 45 s between attempts this is five days, the time for which RFC 5321 asks senders to retry. */
const MAX_ATTEMPTS = 10_000;

const logger = new Logger('Mail');

/** Sends due mails. Any number of replicas may run a worker: each mail is taken by one of them. */
@Injectable()
export class MailWorker extends PeriodicTask implements Outbox, OnApplicationShutdown {
  /** Attempts of this process since its start, by result. */
  readonly attempts: Record<Report['state'], number> = { sent: 0, queued: 0, failed: 0 };

  readonly enqueueFrom = (source: string) => this.queue.enqueueFrom(source);

  private readonly lanes = new Set<Promise<void>>();
  private readonly cutOff = new AbortController();
  private stopped = false;

  constructor(
    private readonly queue: MailQueue,
    private readonly sender: MailSender,
  ) {
    super({ every: POLL, failed: 'Could not read or write the outbox' });
  }

  /** Takes no more mail. Mails being sent may finish. */
  override onModuleDestroy(): void {
    this.stopped = true;
    void super.onModuleDestroy();
    setTimeout(() => this.cutOff.abort(), STOPPING).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.lanes);
  }

  /** Sends due mail, unless all lanes are busy. */
  async run(): Promise<void> {
    if (!this.sender.configured || this.stopped || this.lanes.size >= LANES) return;
    const lane = this.sendDue();
    this.lanes.add(lane);
    await lane.finally(() => this.lanes.delete(lane));
  }

  /** Checks for due mail now, without waiting for the next interval. */
  nudge(): void {
    void this.runLogged();
  }

  nudgeLater(delay: number): void {
    setTimeout(() => this.nudge(), delay).unref();
  }

  /** Queues mails of no submission, if there is a mail server, and deletes old ones. @returns the number of new mails */
  async enqueue(letters: NewLetter[]): Promise<number> {
    await this.queue.forget();
    if (!this.sender.configured) return 0;
    const added = await this.queue.enqueue(letters);
    if (added > 0) this.nudge();
    return added;
  }

  async resend(submissionId: string, kinds: Kinds): Promise<void> {
    await this.queue.resend(submissionId, kinds);
    this.nudge();
  }

  private async sendDue(): Promise<void> {
    await this.queue.enqueueForgotten();
    while (!this.stopped) {
      const mail = await this.queue.take();
      if (!mail) return;
      this.nudge(); // more mail may be due
      const report = await this.attempt(mail);
      await (report ? this.report(mail, report) : this.queue.drop(mail));
    }
  }

  /** Undefined if the mail has become pointless. */
  private async attempt(mail: TakenMail): Promise<Report | undefined> {
    if (mail.tooOld) return { state: 'failed', error: 'too old' };
    try {
      const signal = AbortSignal.any([this.cutOff.signal, AbortSignal.timeout(DEADLINE)]);
      return (await this.sender.send(mail, signal)) ? { state: 'sent' } : undefined;
    } catch (error) {
      return failed(mail, error as NodemailerError);
    }
  }

  /** Retries while the database is down: a sent mail without a report would be sent again. */
  private async report(mail: TakenMail, report: Report): Promise<void> {
    this.attempts[report.state]++;
    for (let left = REPORT_AGAIN.times; ; left--) {
      try {
        return await this.queue.report(mail, report);
      } catch (error) {
        if (left === 0 || this.cutOff.signal.aborted) throw error;
        await sleep(REPORT_AGAIN.every);
      }
    }
  }
}

function failed({ id, recipient, attempts }: TakenMail, cause: NodemailerError): Report {
  const error = failureCodes(cause);
  const parked = isFinal(cause) || attempts >= MAX_ATTEMPTS;
  if (parked) logger.error(`Mail ${id} (${recipient}) failed for good: ${error}`);
  else if (attempts === 1) logger.warn(`Mail ${id} (${recipient}) failed; it will be retried: ${error}`);
  return parked ? { state: 'failed', error } : { state: 'queued', error, delay: backoff(attempts) };
}
