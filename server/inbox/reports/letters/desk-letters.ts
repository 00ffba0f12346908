import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Firm } from '#shared/content/documents/firm';
import { longDate } from '#shared/content/long-date';
import type { DeskSettings, SubmissionKind } from '#shared/contract';
import { counted } from '#shared/inbox/desk-words';
import { FORMS } from '#shared/forms/forms';
import { INBOX_LIMITS, WAITING_DAYS } from '#shared/inbox/inbox-limits';
import { dayAfter, mondayOf, officeDay } from '#shared/meetings/office-day';
import { hoursOn } from '#shared/content/contact/opening-days';
import { ENV, type Env } from '#server/config/env';
import { tabUrl } from '#server/config/tab-url';
import { PublishedContent } from '#server/content/published/published-content';
import type { Letter } from '#server/mail/letters/mail-letters';
import type { MailFact } from '#server/mail/letters/mail-page';
import type { NewLetter } from '#server/mail/outbox/mail-queue';
import { MailSender } from '#server/mail/outbox/mail-sender';
import { MailWorker } from '#server/mail/outbox/mail-worker';
import { PeriodicTask } from '#server/periodic-task';
import { IN_INBOX, UNANSWERED } from '#server/submissions/conditions';
import { andOfKinds, type Kinds } from '#server/submissions/own-kinds';
import { ReportsService } from '../figures/reports.service.ts';
import { DeskSettingsService } from '../settings/desk-settings.service.ts';
import { officeLetter, weekLetter } from './week-letter.ts';
import { startOf } from '../figures/periods.ts';

type DeskLetterKind = 'week' | 'waiting';

interface DueLetter {
  kind: DeskLetterKind;
  /** ISO date of the mail, for the weekly one always a Monday. */
  day: string;
  /** Milliseconds until it is due no more. */
  expiresIn: number;
}

const HOUR = 3_600_000;
const MORNING = 8 * HOUR;
const NOON = 12 * HOUR;

/**
 * Mails due at a moment, whether or not they were sent. The one about unanswered submissions is due in the morning of
 * days on which the office is open; the weekly one from Monday morning through Tuesday, in case the site was down on
 * Monday.
 */
function dueLetters(now: Date, hours: Firm['hours']): DueLetter[] {
  const day = officeDay(now);
  const time = now.getTime() - startOf(day).getTime();
  const monday = mondayOf(day);
  const tuesdayEnds = startOf(dayAfter(monday, 2));
  const isMorning = time >= MORNING && time < NOON && hoursOn(hours, day).length > 0;
  const isForWeek = day === monday ? time >= MORNING : day === dayAfter(monday);
  return [
    ...(isForWeek ? [{ kind: 'week', day: monday, expiresIn: tuesdayEnds.getTime() - now.getTime() } as const] : []),
    ...(isMorning ? [{ kind: 'waiting', day, expiresIn: NOON - time } as const] : []),
  ];
}

/** No more than a name to recognize it by: mailboxes should not store visitors' data. */
interface WaitingSubmission {
  id: string;
  kind: SubmissionKind;
  reference: string;
  name: string;
  createdAt: Date;
  /** The number of all unanswered submissions. */
  all: number;
}

/** Selects the submissions of these kinds that have been unanswered longest, and the number of all. */
function longestWaiting(kinds: Kinds): string {
  const where = `${IN_INBOX} AND ${UNANSWERED}${andOfKinds(kinds)}`;
  return `
    SELECT id, kind, reference, name, created_at AS "createdAt",
      (SELECT count(*)::int FROM submissions WHERE ${where}) AS "all"
    FROM submissions WHERE ${where} ORDER BY created_at, id LIMIT ${INBOX_LIMITS.waitingListed}`;
}

/** @param rows at least one */
function waitingLetter(rows: WaitingSubmission[], mailbox: Firm['mailboxes'][number], publicUrl?: string): Letter {
  const [{ all }] = rows;
  const facts = rows.map(({ id, kind, reference, name, createdAt }): MailFact => {
    const words = `${name}, ${FORMS[kind].noun} of ${longDate(officeDay(createdAt))}`;
    return [reference, words, tabUrl(publicUrl, `inbox&id=${id}`)];
  });
  const inbox = tabUrl(publicUrl, 'inbox');
  const further = all > rows.length ? ` The ${rows.length} oldest are listed.` : '';
  return officeLetter(mailbox, {
    heading: `${counted(all, 'submission')} without an answer`,
    opening: `These have been unanswered for more than ${WAITING_DAYS} days.${further}`,
    facts,
    link: inbox ? { label: 'Open the Inbox', url: inbox } : undefined,
    closing:
      'This email is sent on working days while something is unanswered. Turn it off in the dashboard under Reports.',
  });
}

const EVERY_FIVE_MINUTES = 300_000;

const ANYTHING = 'SELECT FROM submissions WHERE suspected_spam = false LIMIT 1';

type Mailbox = Firm['mailboxes'][number];

const SWITCH: Record<DeskLetterKind, keyof DeskSettings> = { week: 'weeklyMail', waiting: 'waitingMail' };

/** Mails the office the figures of a week and the unanswered submissions when they are due. */
@Injectable()
export class DeskLetters extends PeriodicTask {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
    private readonly outbox: MailWorker,
    private readonly figures: ReportsService,
    private readonly settings: DeskSettingsService,
    sender: MailSender,
  ) {
    super({
      every: EVERY_FIVE_MINUTES,
      done: (count) => `Report emails queued: ${count}`,
      failed: 'The report emails could not be queued; the next run tries again.',
    });
    sender.letters.set('week', () => this.weekLetter());
    sender.letters.set('waiting', ({ key }) => this.waitingLetter(key));
  }

  async run(now = new Date()): Promise<number> {
    const letters: NewLetter[] = [];
    for (const { kind, day, expiresIn } of dueLetters(now, this.content.firm.hours))
      for (const number of await this.numbersOf(kind))
        letters.push({ kind, key: `desk-${kind}-${day}-${number}`, expiresIn });
    return this.outbox.enqueue(letters);
  }

  private async isOn(kind: DeskLetterKind): Promise<boolean> {
    return (await this.settings.read())[SWITCH[kind]];
  }

  /** Numbers the letters to queue: one for the week, unless nothing ever came in; one per mailbox with unanswered submissions, by its index. */
  private async numbersOf(kind: DeskLetterKind): Promise<number[]> {
    if (!(await this.isOn(kind))) return [];
    if (kind === 'week') return (await this.hasSubmissions()) ? [0] : [];
    const numbers: number[] = [];
    for (const [index, mailbox] of this.content.firm.mailboxes.entries())
      if ((await this.waitingFor(mailbox)).length > 0) numbers.push(index);
    return numbers;
  }

  private async hasSubmissions(): Promise<boolean> {
    return (await this.database.query<object[]>(ANYTHING)).length > 0;
  }

  /** Only the kinds that the mailbox receives: its readers may not be allowed to see others. */
  private async waitingFor({ forms }: Mailbox): Promise<WaitingSubmission[]> {
    return forms.length > 0 ? this.database.query(longestWaiting(forms)) : [];
  }

  private async weekLetter(): Promise<Letter | undefined> {
    if (!(await this.isOn('week'))) return undefined;
    const figures = await this.figures.weekBefore(mondayOf(officeDay()));
    return weekLetter(figures, this.content.firm, this.env.PUBLIC_URL);
  }

  private async waitingLetter(key: string | null): Promise<Letter | undefined> {
    const mailbox = this.content.firm.mailboxes.find((_mailbox, index) => key?.endsWith(`-${index}`));
    if (!mailbox || !(await this.isOn('waiting'))) return undefined;
    const rows = await this.waitingFor(mailbox);
    return rows.length > 0 ? waitingLetter(rows, mailbox, this.env.PUBLIC_URL) : undefined;
  }
}
