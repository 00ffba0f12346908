import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { InboxCounts, InboxVersion, SubmissionDetail, SubmissionFilter, SubmissionPage } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { INBOX_LIMITS } from '#shared/inbox-limits';
import { Problem } from '../../http/errors/problem.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { pageQuery, VIEWS } from './submission-query.ts';
import { type DetailRow, detailsOf, SUMMARY_COLUMNS, type SummaryRow, toDetail, toSummary } from './submission-row.ts';
import { usedValues } from './used-values.ts';

export interface PageRequest extends SubmissionFilter {
  cursor?: string;
  limit?: number;
}

/** Stops counting at a limit, so that the time does not grow with the rows. */
const counted = (name: string, condition: string, spam = false) =>
  `(SELECT count(*)::int FROM (
    SELECT 1 FROM submissions WHERE suspected_spam = ${spam} AND ${condition} AND deleted_at IS NULL LIMIT ${INBOX_LIMITS.counted.view}
  ) ${name}) AS ${name}`;

const COUNTS = [
  counted('new', `state = 'new'`),
  counted('spam', `state = 'new'`, true),
  ...Object.entries(VIEWS).map(([view, condition]) => counted(view, condition)),
].join();

/**
 * Made of the last changes, and not of the last one alone: a change that is committed after a later one is then among
 * them as well. It reads an index, so the time does not grow with the rows.
 */
const VERSION = `
  SELECT md5(coalesce(string_agg(id || ' ' || changed_at, ',' ORDER BY changed_at, id), '')) AS version
  FROM (SELECT id, changed_at FROM submissions ORDER BY changed_at DESC, id LIMIT 50) recent`;

const ASSIGNEES = usedValues(
  'assignee',
  'assignee IS NOT NULL AND suspected_spam = false AND deleted_at IS NULL',
  INBOX_LIMITS.assigneesListed,
);

@Injectable()
export class InboxService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Reads one row more than the page holds, to know whether there is a next page. */
  async list({ cursor, limit = INBOX_LIMITS.inboxPage.default, ...filter }: PageRequest): Promise<SubmissionPage> {
    const query = pageQuery(SUMMARY_COLUMNS, { filter, after: readCursor(cursor), limit: limit + 1 });
    const rows = await this.database.query<SummaryRow[]>(...query);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items: rows.slice(0, limit).map(toSummary),
      next: last ? writeCursor({ micros: last.micros, id: last._id }) : null,
    };
  }

  async counts(): Promise<InboxCounts> {
    const [counts] = await this.database.query<InboxCounts[]>(`SELECT ${COUNTS}`);
    return counts;
  }

  async version(): Promise<InboxVersion> {
    const [version] = await this.database.query<InboxVersion[]>(VERSION);
    return version;
  }

  async assignees(): Promise<string[]> {
    const rows = await this.database.query<{ value: string }[]>(ASSIGNEES);
    return rows.map(({ value }) => value);
  }

  /** @throws Problem 404 */
  async find(id: string): Promise<SubmissionDetail> {
    const rows = `SELECT * FROM submissions WHERE id = $1 AND deleted_at IS NULL`;
    const [row] = await this.database.query<(DetailRow | undefined)[]>(detailsOf(rows), [id]);
    if (!row) throw new Problem(404, ERRORS.notFound);
    return toDetail(row);
  }
}
