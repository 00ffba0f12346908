import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { ActivityItem, ActivityPage, ActivityRequest } from '#shared/accounts/activities';
import { OFFICE_TIME_ZONE } from '#shared/meetings/time-zone';

/** An id exists in at most one of these tables. Activities store no names of subjects, so erasing a person needs no change here. */
const ABOUT = `coalesce(
  (SELECT email FROM accounts WHERE id = subject_id),
  (SELECT reference FROM submissions WHERE id = subject_id),
  (SELECT title FROM jobs WHERE id = subject_id),
  (SELECT vehicle_name FROM rentals WHERE id = subject_id),
  (SELECT name FROM pictures WHERE id = subject))`;

/** The start of a day at the office. */
const day = (place: string, days: number) => `(${place}::date + ${days})::timestamp AT TIME ZONE '${OFFICE_TIME_ZONE}'`;

/** The SQL condition of each filter; `place` is the placeholder of its value. */
const CONDITIONS: Record<keyof Omit<ActivityRequest, 'limit'>, (place: string) => string> = {
  account: (place) => `account_id = ${place}`,
  action: (place) => `action = ${place}`,
  from: (place) => `at >= ${day(place, 0)}`,
  to: (place) => `at < ${day(place, 1)}`,
  cursor: (place) => `(at, id) < (SELECT at, id FROM activities WHERE id = ${place})`,
};

const statement = (where: string[]) => `
  SELECT id AS "_id", at, account_id AS "accountId", who, action, subject, count, ${ABOUT} AS about
  FROM (
    SELECT *, CASE WHEN subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN subject::uuid END AS subject_id
    FROM activities ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''} ORDER BY at DESC, id DESC LIMIT $1
  ) found ORDER BY at DESC, id DESC`;

type Row = Omit<ActivityItem, 'at'> & { at: Date };

@Injectable()
export class ActivityListService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list({ limit = ACCOUNT_LIMITS.activityPage.default, ...filter }: ActivityRequest): Promise<ActivityPage> {
    const values: unknown[] = [limit + 1];
    const where = Object.entries(CONDITIONS).flatMap(([key, condition]) => {
      const value = filter[key as keyof typeof CONDITIONS];
      return value === undefined ? [] : [condition(`$${values.push(value)}`)];
    });
    const rows = await this.database.query<Row[]>(statement(where), values);
    const items = rows.slice(0, limit).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    return { items, next: rows.length > limit ? items[limit - 1]._id : null };
  }
}
