import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { NodemailerError } from 'nodemailer';
import type { DataSource } from 'typeorm';
import type { DeskSettings } from '#shared/contract';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import type { Letter } from '../../mail/letters/mail-letters.ts';
import { failureCodes } from '../../mail/outbox/mail-failure.ts';
import { MailSender } from '../../mail/outbox/mail-sender.ts';
import { FiguresService } from '../numbers/figures.service.ts';
import { DeskSettingsService } from '../settings/desk-settings.service.ts';
import type { DeskLetterKind } from './desk-letter.entity.ts';
import { type DueLetter, dueLetters } from './due-letters.ts';
import { LONGEST_WAITING, waitingLetter, type WaitingSubmission } from './waiting-letter.ts';
import { weekLetter } from './week-letter.ts';

const EVERY_FIVE_MINUTES = 300_000;

/** Milliseconds for one mail; less than the lease. */
const DEADLINE = 90_000;

/** One process at a time holds a letter. It is free again when its lease has ended without success. */
const TAKE = `
  INSERT INTO desk_letters (kind, day, leased_until) VALUES ($1, $2, now() + interval '3 minutes')
  ON CONFLICT (kind, day) DO UPDATE SET leased_until = excluded.leased_until
    WHERE desk_letters.sent_at IS NULL AND desk_letters.leased_until <= now()
  RETURNING kind`;

const REPORT = 'UPDATE desk_letters SET sent_at = now() WHERE kind = $1 AND day = $2';

/** Older ones tell nothing any more. */
const FORGET = `DELETE FROM desk_letters WHERE day < now() - interval '60 days'`;

const ANYTHING = 'SELECT EXISTS (SELECT FROM submissions WHERE suspected_spam = false) AS found';

const SWITCH: Record<DeskLetterKind, keyof DeskSettings> = { week: 'weeklyMail', waiting: 'waitingMail' };

const logger = new Logger('DeskLetters');

/**
 * Mails the office the figures of a week, and what waits for an answer, once over all replicas and restarts. A mail that
 * could not be sent is tried again while it is due.
 */
@Injectable()
export class DeskLetters implements OnApplicationBootstrap, OnModuleDestroy {
  private clock?: NodeJS.Timeout;
  private readonly cutOff = new AbortController();

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
    private readonly sender: MailSender,
    private readonly figures: FiguresService,
    private readonly settings: DeskSettingsService,
  ) {}

  onApplicationBootstrap(): void {
    this.clock = setInterval(() => void this.runLogged(), EVERY_FIVE_MINUTES).unref();
    void this.runLogged();
  }

  onModuleDestroy(): void {
    clearInterval(this.clock);
    this.cutOff.abort();
  }

  /** Sends what is due. @returns how many mails */
  async run(now = new Date()): Promise<number> {
    const due = this.sender.configured ? dueLetters(now, this.content.firm.hours) : [];
    if (due.length === 0) return 0;
    const settings = await this.settings.read();
    let sent = 0;
    for (const one of due.filter(({ kind }) => settings[SWITCH[kind]])) {
      if (await this.sendOnce(one)) sent += 1;
    }
    return sent;
  }

  /** @returns false when there is nothing to tell, another process tells it, or it has to be tried again */
  private async sendOnce({ kind, day }: DueLetter): Promise<boolean> {
    const taken = await this.database.query<unknown[]>(TAKE, [kind, day]);
    if (taken.length === 0) return false;
    const letter = kind === 'week' ? await this.letterOfWeek(day) : await this.letterOfWaiting();
    if (!letter) return false;
    const signal = AbortSignal.any([this.cutOff.signal, AbortSignal.timeout(DEADLINE)]);
    try {
      await this.sender.sendLetter(letter, `desk-${kind}-${day}`, signal);
    } catch (error) {
      logger.warn(`The mail of ${kind} ${day} has to be tried again: ${failureCodes(error as NodemailerError)}`);
      return false;
    }
    await this.database.query(REPORT, [kind, day]);
    await this.database.query(FORGET);
    return true;
  }

  /** Undefined while nothing has ever come. */
  private async letterOfWeek(monday: string): Promise<Letter | undefined> {
    const [{ found }] = await this.database.query<[{ found: boolean }]>(ANYTHING);
    if (!found) return undefined;
    return weekLetter(await this.figures.weekBefore(monday), this.content.firm, this.env.PUBLIC_URL);
  }

  private async letterOfWaiting(): Promise<Letter | undefined> {
    const rows = await this.database.query<WaitingSubmission[]>(LONGEST_WAITING);
    return rows.length > 0 ? waitingLetter(rows, this.content.firm, this.env.PUBLIC_URL) : undefined;
  }

  private async runLogged(): Promise<void> {
    try {
      const sent = await this.run();
      if (sent > 0) logger.log(`${sent} mails about the office's own work were sent.`);
    } catch (error) {
      logger.error(
        'The mails to the office could not be made; they are tried again in 5 minutes',
        (error as Error).stack,
      );
    }
  }
}
