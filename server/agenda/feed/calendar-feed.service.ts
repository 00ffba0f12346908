import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { CalendarFeed, NewCalendarFeed } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { MEETING_LIMITS } from '#shared/meeting-limits';
import { dayAfter, officeDay } from '#shared/office-day';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import { Problem } from '../../http/errors/problem.ts';
import { GuessLimits } from '../../limits/guess-limits.ts';
import { subscribedCalendar } from '../../meetings/subscribed-calendar.ts';
import { readMeetings } from '../meeting-rows.ts';

const SECRET_BYTES = 32;

/** The secret has too many values to be guessed, so that its hash needs neither salt nor time. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

const MAKE = `
  INSERT INTO calendar_feed (secret_hash) VALUES ($1)
  ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash, created_at = now()
  RETURNING created_at AS "createdAt"`;

interface FeedRow {
  createdAt: Date;
}

/** The calendar of meetings for programs that cannot sign in: who knows its address may read it. */
@Injectable()
export class CalendarFeedService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
    private readonly limits: GuessLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async describe(): Promise<CalendarFeed> {
    const sql = 'SELECT created_at AS "createdAt" FROM calendar_feed';
    const [row] = await this.database.query<(FeedRow | undefined)[]>(sql);
    return { createdAt: row?.createdAt.toISOString() ?? null };
  }

  async make(): Promise<NewCalendarFeed> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const [row] = await this.database.transaction((manager) => manager.query<FeedRow[]>(MAKE, [hashOf(secret)]));
    return { createdAt: row.createdAt.toISOString(), secret };
  }

  async end(): Promise<void> {
    await this.database.transaction((manager) => manager.query('DELETE FROM calendar_feed'));
  }

  /**
   * Only wrong secrets are counted, so that nobody can keep calendars away that know the right one.
   * @throws Problem 404, 429
   */
  async read(secret: string, address: string): Promise<string> {
    const sql = 'SELECT 1 FROM calendar_feed WHERE secret_hash = $1';
    const known = await this.database.query<unknown[]>(sql, [hashOf(secret)]);
    if (known.length > 0) return this.calendar();
    await this.limits.countSecret(address);
    throw new Problem(404, ERRORS.notFound);
  }

  private async calendar(): Promise<string> {
    const from = dayAfter(officeDay(), -MEETING_LIMITS.pastDays);
    const meetings = await readMeetings(this.database, { from }, MEETING_LIMITS.subscribed);
    return subscribedCalendar(meetings, this.content.firm, this.env.PUBLIC_URL);
  }
}
