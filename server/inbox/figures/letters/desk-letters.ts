import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { DeskSettings } from '#shared/contract';
import { ENV, type Env } from '#server/config/env';
import { PublishedContent } from '#server/content/published/published-content';
import type { Letter } from '#server/mail/letters/mail-letters';
import { MailSender } from '#server/mail/outbox/mail-sender';
import { ScheduledMails } from '#server/mail/reminders/scheduled-mails';
import { FiguresService } from '../numbers/figures.service.ts';
import { DeskSettingsService } from '../settings/desk-settings.service.ts';
import type { DeskLetterKind } from './desk-letter.entity.ts';
import { type DueLetter, dueLetters } from './due-letters.ts';
import { longestWaiting, waitingLetter, type WaitingSubmission } from './waiting-letter.ts';
import { weekLetter } from './week-letter.ts';

const EVERY_FIVE_MINUTES = 300_000;

/** Older rows are no longer needed. */
const FORGET = `DELETE FROM desk_letters WHERE day < now() - interval '60 days'`;

const ANYTHING = 'SELECT EXISTS (SELECT FROM submissions WHERE suspected_spam = false) AS found';

const SWITCH: Record<DeskLetterKind, keyof DeskSettings> = { week: 'weeklyMail', waiting: 'waitingMail' };

/** Mails the office the figures of a week and the unanswered submissions when they are due. */
@Injectable()
export class DeskLetters extends ScheduledMails {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() database: DataSource,
    private readonly content: PublishedContent,
    private readonly sender: MailSender,
    private readonly figures: FiguresService,
    private readonly settings: DeskSettingsService,
  ) {
    super(database, {
      every: EVERY_FIVE_MINUTES,
      what: "mails about the office's own work",
      sent: { table: 'desk_letters', key: ['kind', 'day'] },
    });
  }

  async run(now = new Date()): Promise<number> {
    const due = this.sender.configured ? dueLetters(now, this.content.firm.hours) : [];
    if (due.length === 0) return 0;
    const settings = await this.settings.read();
    let sent = 0;
    for (const one of due.filter(({ kind }) => settings[SWITCH[kind]])) {
      if (await this.sendOnce([one.kind, one.day], () => this.sending(one))) sent += 1;
    }
    if (sent > 0) await this.database.query(FORGET);
    return sent;
  }

  /** Undefined when there is nothing to send. */
  private async sending({ kind, day }: DueLetter): Promise<((signal: AbortSignal) => Promise<void>) | undefined> {
    const letters = kind === 'week' ? await this.lettersOfWeek(day) : await this.lettersOfWaiting();
    if (letters.length === 0) return undefined;
    return async (signal) => {
      for (const [index, letter] of letters.entries())
        await this.sender.sendLetter(letter, `desk-${kind}-${day}-${index}`, signal);
    };
  }

  /** None before the first submission. */
  private async lettersOfWeek(monday: string): Promise<Letter[]> {
    const [{ found }] = await this.database.query<[{ found: boolean }]>(ANYTHING);
    if (!found) return [];
    return [weekLetter(await this.figures.weekBefore(monday), this.content.firm, this.env.PUBLIC_URL)];
  }

  /** One per mailbox, only with the kinds that it receives: its readers may not be allowed to see others. */
  private async lettersOfWaiting(): Promise<Letter[]> {
    const letters: Letter[] = [];
    for (const mailbox of this.content.firm.mailboxes.filter(({ forms }) => forms.length > 0)) {
      const rows = await this.database.query<WaitingSubmission[]>(longestWaiting(mailbox.forms));
      if (rows.length > 0) letters.push(waitingLetter(rows, mailbox, this.env.PUBLIC_URL));
    }
    return letters;
  }
}
