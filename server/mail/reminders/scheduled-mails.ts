import type { NodemailerError } from 'nodemailer';
import type { DataSource } from 'typeorm';
import { PeriodicTask } from '../../periodic-task.ts';
import { failureCodes } from '../outbox/mail-failure.ts';

/** Milliseconds for one mail; less than the lease. */
const DEADLINE = 90_000;

/** A table of mails that were begun or sent: the columns of its key tell them apart. */
export interface SentMails {
  table: string;
  key: string[];
  /** A row is there before its mail is begun: what makes a mail necessary writes it. */
  isListed?: boolean;
}

interface Schedule {
  /** Milliseconds. */
  every: number;
  /** What is sent, as in `3 reminders were sent`. */
  what: string;
  sent: SentMails;
}

const keyIn = ({ key }: SentMails) => key.map((column, index) => `${column} = $${index + 1}`).join(' AND ');

/** One process at a time holds a mail. It is free again when its lease has ended without success. */
const leaseSql = (sent: SentMails) => (sent.isListed ? takeListedSql(sent) : takeSql(sent));

/** A common table, because TypeORM answers with the rows of a SELECT alone. */
const takeListedSql = (sent: SentMails) => `
  WITH taken AS (
    UPDATE ${sent.table} SET leased_until = now() + interval '3 minutes'
    WHERE ${keyIn(sent)} AND sent_at IS NULL AND leased_until <= now() RETURNING 1)
  SELECT * FROM taken`;

function takeSql({ table, key }: SentMails): string {
  const columns = key.join(', ');
  return `
    INSERT INTO ${table} (${columns}, leased_until)
    VALUES (${key.map((_column, index) => `$${index + 1}`).join(', ')}, now() + interval '3 minutes')
    ON CONFLICT (${columns}) DO UPDATE SET leased_until = excluded.leased_until
      WHERE ${table}.sent_at IS NULL AND ${table}.leased_until <= now()
    RETURNING ${key[0]}`;
}

const reportSql = (sent: SentMails) => `UPDATE ${sent.table} SET sent_at = now() WHERE ${keyIn(sent)}`;

/**
 * Mails that are due at a time: each is sent once, over all replicas and restarts. One that could not be sent is tried again
 * at the next look.
 */
export abstract class ScheduledMails extends PeriodicTask {
  private readonly cutOff = new AbortController();

  constructor(
    protected readonly database: DataSource,
    private readonly schedule: Schedule,
  ) {
    const { every, what } = schedule;
    super({
      every,
      done: (count) => `${count} ${what} were sent.`,
      failed: `The ${what} could not be made; they are tried again later`,
    });
  }

  /** Sends what is due. @returns how many mails */
  abstract override run(): Promise<number>;

  override onModuleDestroy(): void {
    super.onModuleDestroy();
    this.cutOff.abort();
  }

  /**
   * @param make gives what sends the mail, or undefined when there is nothing to tell
   * @returns false when nothing was sent: another process does it, or it has to be tried again
   */
  protected async sendOnce(
    key: unknown[],
    make: () => Promise<((signal: AbortSignal) => Promise<void>) | undefined>,
  ): Promise<boolean> {
    const taken = await this.database.query<unknown[]>(leaseSql(this.schedule.sent), key);
    if (taken.length === 0) return false;
    const send = await make();
    if (!send) return false;
    try {
      await send(AbortSignal.any([this.cutOff.signal, AbortSignal.timeout(DEADLINE)]));
    } catch (error) {
      const codes = failureCodes(error as NodemailerError);
      this.logger.warn(`The mail of ${key.join(' ')} has to be tried again: ${codes}`);
      return false;
    }
    await this.database.query(reportSql(this.schedule.sent), key);
    return true;
  }
}
