import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { kindsOf } from '#shared/accounts/kinds';
import type { CalendarFeed, NewCalendarFeed } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { MEETING_LIMITS } from '#shared/meetings/meeting-limits';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import type { Account } from '#server/auth/account/account.entity';
import { newToken } from '#server/auth/token-hash';
import { hasKeySql, isSecondKeyDue, secondKeyDueAt } from '#server/auth/two-factor/second-keys';
import { ENV, type Env } from '#server/config/env';
import { PublishedContent } from '#server/content/published/published-content';
import { Problem } from '#server/http/errors/problem';
import { GuessLimits } from '#server/http/limits/guess-limits';
import { subscribedCalendar } from '#server/submissions/calendar/calendar';
import { readMeetings } from '../meeting-rows.ts';
import { CalendarFeed as FeedEntity } from './calendar-feed.entity.ts';

/** A 256-bit random secret cannot be guessed, so its hash needs neither salt nor a slow function. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

const MAKE = `
  INSERT INTO calendar_feeds (account_id, secret_hash) VALUES ($1, $2)
  ON CONFLICT (account_id) DO UPDATE SET secret_hash = excluded.secret_hash, created_at = now()
  RETURNING created_at AS "createdAt"`;

const FIND_READER = `
  SELECT roles, second_key_due_from AS "secondKeyDueFrom", ${hasKeySql('account.id')} AS "hasSecondKey"
  FROM calendar_feeds JOIN accounts AS account ON account.id = account_id
  WHERE secret_hash = $1 AND suspended_at IS NULL`;

interface FeedRow {
  createdAt: Date;
}

type Reader = Pick<Account, 'roles' | 'secondKeyDueFrom'> & { hasSecondKey: boolean };

/** The calendar of meetings for programs that cannot sign in. Each account has its own address. */
@Injectable()
export class CalendarFeedService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
    private readonly limits: GuessLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async describe(accountId: string): Promise<CalendarFeed> {
    const sql = 'SELECT created_at AS "createdAt" FROM calendar_feeds WHERE account_id = $1';
    const [row] = await this.database.query<(FeedRow | undefined)[]>(sql, [accountId]);
    return { createdAt: row?.createdAt.toISOString() ?? null };
  }

  async make(accountId: string): Promise<NewCalendarFeed> {
    const secret = newToken();
    const [row] = await this.database.transaction((manager) =>
      manager.query<FeedRow[]>(MAKE, [accountId, hashOf(secret)]),
    );
    return { createdAt: row.createdAt.toISOString(), secret };
  }

  async end(accountId: string): Promise<void> {
    await this.database.transaction((manager) => manager.delete(FeedEntity, { accountId }));
  }

  /**
   * Checks the account's current permissions on every call. Only refusals count towards the limit, so that nobody can
   * lock out calendars that know the right secret.
   * @throws Problem 404, 429
   */
  async read(secret: string, address: string): Promise<string> {
    const [reader] = await this.database.query<(Reader | undefined)[]>(FIND_READER, [hashOf(secret)]);
    if (reader && this.maySeeMeetings(reader)) return this.calendar();
    await this.limits.countSecret(address);
    throw new Problem(404, ERRORS.notFound);
  }

  private maySeeMeetings(reader: Reader): boolean {
    const dueAt = reader.hasSecondKey ? null : secondKeyDueAt(this.env, reader);
    return kindsOf(reader.roles).includes('quote') && !isSecondKeyDue(dueAt);
  }

  private async calendar(): Promise<string> {
    const from = dayAfter(officeDay(), -MEETING_LIMITS.pastDays);
    const meetings = await readMeetings(this.database, { from }, MEETING_LIMITS.subscribed);
    return subscribedCalendar(meetings, this.content.firm, this.env.PUBLIC_URL);
  }
}
