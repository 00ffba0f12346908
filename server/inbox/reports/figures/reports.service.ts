import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type AnswerFigures, type Figures, SUBMISSION_KINDS, type WeekFigures } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { PublishedContent } from '#server/content/published/published-content';
import type { Kinds } from '#server/submissions/own-kinds';
import { figuresOf, type FiguresRow } from './reports-query.ts';
import { daysFrom, dueAfter, lastMondays, startOf } from './periods.ts';

/** ISO dates: the Mondays of the weeks to count, and the days whose answers and pages are read. */
interface Period {
  kinds: Kinds;
  mondays: string[];
  days: string[];
  /** Excludes later submissions. */
  until?: Date;
}

/** Starts of the age groups of open submissions, in days ago, oldest first. */
const AGES = [7, 2, 0];

const inMinutes = (seconds: number | undefined) => (seconds === undefined ? null : Math.round(seconds / 60));

function weeksOf({ weeks }: FiguresRow, mondays: string[]): WeekFigures[] {
  const counted = new Map(weeks.map(({ kind, week, count }) => [`${kind} ${week}`, count]));
  return mondays.map((week, index) => {
    const counts = SUBMISSION_KINDS.map((kind) => [kind, counted.get(`${kind} ${index + 1}`) ?? 0]);
    return { week, ...Object.fromEntries(counts) } as WeekFigures;
  });
}

function answersOf({ answers }: FiguresRow, kinds: Kinds): AnswerFigures[] {
  return kinds.map((kind) => {
    const { answered = 0, seconds, inTime = 0, late = 0 } = answers.find((row) => row.kind === kind) ?? {};
    const [median, slow] = seconds ?? [];
    return { kind, answered, median: inMinutes(median), slow: inMinutes(slow), inTime, late };
  });
}

@Injectable()
export class ReportsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
  ) {}

  /** Figures of the last weeks, the current one included. */
  recent(kinds: Kinds, weeks: number = INBOX_LIMITS.figures.weeks.default): Promise<Figures> {
    const mondays = lastMondays(weeks, officeDay());
    return this.read({ kinds, mondays, days: daysFrom(mondays[0], officeDay()) });
  }

  /** Answers and pages of the week before `monday`, and counts of the two weeks before it. */
  weekBefore(monday: string): Promise<Figures> {
    const mondays = lastMondays(2, dayAfter(monday, -1));
    const days = daysFrom(mondays[1], dayAfter(monday, -1));
    return this.read({ kinds: SUBMISSION_KINDS, mondays, days, until: startOf(monday) });
  }

  private async read({ kinds, mondays, days, until }: Period): Promise<Figures> {
    const { hours } = this.content.firm;
    const [row] = await this.database.query<[FiguresRow]>(figuresOf(kinds), [
      mondays.map(startOf),
      days.map(startOf),
      days.map((day) => dueAfter(day, hours)),
      until ?? 'infinity',
      AGES.map((ago) => startOf(dayAfter(officeDay(), -ago))),
    ]);
    return { weeks: weeksOf(row, mondays), answers: answersOf(row, kinds), open: row.open, pages: row.pages };
  }
}
