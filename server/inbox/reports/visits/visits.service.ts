import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Device, DEVICES, type VisitFigures } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { officeDay } from '#shared/meetings/office-day';
import { START_OF_OFFICE_DAY } from '#shared/meetings/time-zone';
import { daysFrom, lastMondays } from '../figures/periods.ts';
import { rowsOf } from '../figures/reports-query.ts';
import { IN_INBOX } from '#server/submissions/conditions';
import { andOfKinds, type Kinds } from '#server/submissions/own-kinds';

const { pages: LISTED, read: READ } = INBOX_LIMITS.figures;

const totalsOf = (dimension: string, value: string) =>
  `SELECT value AS ${value}, sum(visits)::int AS visits FROM counted WHERE dimension = '${dimension}' GROUP BY value`;

/** Each visit has one device, so the devices of a day are its visits. */
const DAYS = `SELECT day, sum(visits)::int AS visits FROM counted WHERE dimension = 'device' GROUP BY day`;

const PAGES = `
  SELECT page, coalesce(visits, 0) AS visits, coalesce(submissions, 0) AS submissions
  FROM (${totalsOf('page', 'page')}) began
  FULL JOIN (SELECT page, count(*)::int AS submissions FROM sent GROUP BY page) came USING (page)
  WHERE page IS NOT NULL ORDER BY visits DESC, submissions DESC, page LIMIT ${LISTED}`;

const REFERRERS = `${totalsOf('referrer', 'referrer')} ORDER BY visits DESC, referrer LIMIT ${LISTED}`;

/** $1: the first day of the period. $2: the time of day at which it begins, with the time zone. */
const figuresOf = (kinds: Kinds) => `
  WITH counted AS (SELECT * FROM visit_totals WHERE day >= $1::date),
  first AS (SELECT greatest(day, $1::date) AS day FROM visit_totals ORDER BY visit_totals.day LIMIT 1),
  sent AS (
    SELECT page FROM submissions
    WHERE ${IN_INBOX}${andOfKinds(kinds)} AND created_at >= (SELECT (day || $2)::timestamptz FROM first)
    ORDER BY created_at DESC, id DESC LIMIT ${READ}
  )
  SELECT ${rowsOf(DAYS)} AS days, (SELECT day::text FROM first) AS since, (SELECT count(*)::int FROM sent) AS submissions,
    ${rowsOf(PAGES)} AS pages, ${rowsOf(REFERRERS)} AS referrers, ${rowsOf(totalsOf('device', 'device'))} AS devices`;

interface VisitsRow extends Pick<VisitFigures, 'days' | 'since' | 'submissions' | 'pages' | 'referrers'> {
  devices: { device: Device; visits: number }[];
}

@Injectable()
export class VisitsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Visits of the last weeks, the current one included. */
  async recent(kinds: Kinds, weeks: number = INBOX_LIMITS.figures.weeks.default): Promise<VisitFigures> {
    const [monday] = lastMondays(weeks, officeDay());
    const [row] = await this.database.query<[VisitsRow]>(figuresOf(kinds), [monday, START_OF_OFFICE_DAY]);
    const visitsOn = new Map(row.days.map(({ day, visits }) => [day, visits]));
    const visitsBy = new Map(row.devices.map(({ device, visits }) => [device, visits]));
    return {
      ...row,
      days: daysFrom(monday, officeDay()).map((day) => ({ day, visits: visitsOn.get(day) ?? 0 })),
      devices: Object.fromEntries(DEVICES.map((device) => [device, visitsBy.get(device) ?? 0])) as Record<
        Device,
        number
      >,
    };
  }
}
