import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { rolesFor } from '#shared/accounts/kinds';
import type { InboxCounts, InboxVersion, SubmissionDetail, SubmissionFilter, SubmissionPage } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { Problem } from '../../http/errors/problem.ts';
import { andOfKinds, type Kinds, mustBeOwn } from '../../submissions/own-kinds.ts';
import { IN_INBOX, NOT_DELETED, countUpToLimit } from '../../submissions/conditions.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { distinctValues, pageQuery, VIEWS } from './submission-query.ts';
import { type DetailRow, detailsOf, summaryColumns, type SummaryRow, toDetail, toSummary } from './submission-row.ts';

export interface PageRequest extends SubmissionFilter {
  cursor?: string;
  limit?: number;
}

const COUNTS: [name: string, condition: string][] = [
  ['new', `${IN_INBOX} AND state = 'new'`],
  ['spam', `suspected_spam = true AND ${NOT_DELETED}`],
  ...Object.entries(VIEWS).map(([view, condition]): [string, string] => [view, `${IN_INBOX} AND ${condition}`]),
];

/**
 * A hash of the last changes rather than the last one, because a change may be committed after a later one. It reads
 * an index, so the time does not grow with the table.
 */
const VERSION = `
  SELECT md5(coalesce(string_agg(id || ' ' || changed_at, ',' ORDER BY changed_at, id), '')) AS version
  FROM (SELECT id, changed_at FROM submissions ORDER BY changed_at DESC, id LIMIT 50) recent`;

/** Names of accounts that can sign in and may see one of the kinds. */
const PEOPLE = `
  SELECT name AS value FROM accounts
  WHERE name <> '' AND roles && $1 AND password_hash IS NOT NULL AND suspended_at IS NULL
  GROUP BY name ORDER BY lower(name), name LIMIT ${INBOX_LIMITS.assigneesListed}`;

const ASSIGNED = `assignee IS NOT NULL AND ${IN_INBOX}`;

@Injectable()
export class InboxService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Reads one row more than the page holds, to know whether there is a next page. */
  async list(
    { cursor, limit = INBOX_LIMITS.inboxPage.default, ...filter }: PageRequest,
    kinds: Kinds,
  ): Promise<SubmissionPage> {
    const query = pageQuery(summaryColumns(kinds), { filter, kinds, after: readCursor(cursor), limit: limit + 1 });
    const rows = await this.database.query<SummaryRow[]>(...query);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items: rows.slice(0, limit).map(toSummary),
      next: last ? writeCursor({ micros: last.micros, id: last._id }) : null,
    };
  }

  async counts(kinds: Kinds): Promise<InboxCounts> {
    const columns = COUNTS.map(([name, condition]) => countUpToLimit(name, condition + andOfKinds(kinds)));
    const [counts] = await this.database.query<InboxCounts[]>(`SELECT ${columns.join()}`);
    return counts;
  }

  async version(): Promise<InboxVersion> {
    const [version] = await this.database.query<InboxVersion[]>(VERSION);
    return version;
  }

  /** Names of accounts first, then other names in use. */
  async assignees(kinds: Kinds): Promise<string[]> {
    const names = distinctValues('assignee', ASSIGNED + andOfKinds(kinds), INBOX_LIMITS.assigneesListed);
    const [people, written] = await Promise.all([
      this.database.query<{ value: string }[]>(PEOPLE, [rolesFor(kinds)]),
      this.database.query<{ value: string }[]>(names),
    ]);
    const all = new Set([...people, ...written].map(({ value }) => value));
    return [...all].slice(0, INBOX_LIMITS.assigneesListed);
  }

  /** @throws Problem 403, 404 */
  async find(id: string, kinds: Kinds): Promise<SubmissionDetail> {
    const rows = `SELECT * FROM submissions WHERE id = $1 AND deleted_at IS NULL`;
    const [row] = await this.database.query<(DetailRow | undefined)[]>(detailsOf(rows, kinds), [id]);
    if (!row) throw new Problem(404, ERRORS.notFound);
    mustBeOwn(kinds, [row]);
    return toDetail(row);
  }
}
