import type { NodemailerError } from 'nodemailer';
import type { DataSource } from 'typeorm';
import { PeriodicTask } from '../../periodic-task.ts';
import { failureCodes } from '../outbox/mail-failure.ts';

/** Milliseconds for one mail; less than the lease. */
const DEADLINE = 90_000;

/** A table of mails that were begun or sent, identified by the columns of its key. */
export interface SentMails {
  table: string;
  key: string[];
  /** Rows exist before their mail is begun: the event that requires the mail inserts them. */
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

/** One process at a time holds a mail, until its lease ends without success. */
const leaseSql = (sent: SentMails) => (sent.isListed ? takeListedSql(sent) : takeSql(sent));

/** A CTE, because TypeORM returns only rows for a SELECT, but rows and a count for an UPDATE. */
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

/** Mails that are due at a time, each sent once across all replicas and restarts. A failed one is tried again at the next run. */
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

  /** Sends due mails. @returns how many */
  abstract override run(): Promise<number>;

  override onModuleDestroy(): void {
    super.onModuleDestroy();
    this.cutOff.abort();
  }

  /**
   * @param make returns the function that sends the mail, or undefined if there is nothing to tell
   * @returns false if nothing was sent: another process sends it, or it will be tried again
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
