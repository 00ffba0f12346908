import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type {
  ChangedSubmissions,
  ListedChange,
  SubmissionChange,
  SubmissionDetail,
  SubmissionIds,
  SubmissionKind,
} from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import { type Kinds, mustBeOwn } from '../../submissions/own-kinds.ts';
import { NEWEST_FIRST } from '../list/submission-query.ts';
import {
  type DetailRow,
  detailsOf,
  summaryColumns,
  type SummaryRow,
  toDetail,
  toSummary,
} from '../list/submission-row.ts';

type Statement = (kinds: Kinds) => string;
type Check = (changed: Changed[]) => void;

const isEmpty = (change: SubmissionChange) => Object.values(change).every((value) => value === undefined);

interface Changed {
  _id: string;
  kind: SubmissionKind;
}

type Changes = (ListedChange & SubmissionChange)[];

/** Serializes changes without their absent keys. @throws Problem 400 for an empty change */
function asJson(changes: Changes): string {
  if (changes.some(({ _id, ...change }) => isEmpty(change))) throw new Problem(400, [ERRORS.nothingToChange]);
  return JSON.stringify(changes);
}

/** Rolls back a change that sets the stage of anything but an application. @throws Problem 400 */
const checkStages = (changes: Changes) => (changed: Changed[]) => {
  const staged = new Set(changes.filter(({ stage }) => stage !== undefined).map(({ _id }) => _id.toLowerCase()));
  if (changed.some(({ _id, kind }) => kind !== 'application' && staged.has(_id)))
    throw new Problem(400, [ERRORS.stageOfOthers]);
};

/**
 * Applies a change `c` (JSON) to a submission `s`. Absent keys leave their columns unchanged. Marking it as spam
 * cancels a queued mail, and unmarking it queues one; sent and failed mails keep their state. Marking it as handled
 * sets `answered_at` and ends the snooze; reopening it clears `answered_at` unless a reply was written.
 */
const CHANGED_COLUMNS = `
  state = coalesce(c ->> 'state', s.state),
  note = coalesce(c ->> 'note', s.note),
  stage = coalesce(c ->> 'stage', s.stage),
  assignee = CASE WHEN c ? 'assignee' THEN c ->> 'assignee' ELSE s.assignee END,
  snoozed_until = CASE
    WHEN c ? 'snoozedUntil' THEN (c ->> 'snoozedUntil')::timestamptz
    WHEN c ->> 'state' = 'handled' THEN NULL
    ELSE s.snoozed_until
  END,
  suspected_spam = coalesce((c ->> 'spam')::boolean, s.suspected_spam),
  mail_state = CASE
    WHEN c ->> 'spam' = 'true' AND s.mail_state = 'queued' THEN 'none'
    WHEN c ->> 'spam' = 'false' AND s.mail_state = 'none' THEN 'queued'
    ELSE s.mail_state
  END,
  answered_at = CASE
    WHEN c ->> 'state' = 'handled' THEN coalesce(s.answered_at, now())
    WHEN c ? 'state' AND s.state = 'handled'
      AND NOT EXISTS (SELECT 1 FROM replies r WHERE r.submission_id = s.id) THEN NULL
    ELSE s.answered_at
  END`;

/** Locks rows in the order of their ids, so that concurrent calls for the same rows wait instead of deadlocking. */
const updated = (columns: string, wanted: string) => `
  WITH wanted AS MATERIALIZED (${wanted} ORDER BY s.id FOR UPDATE OF s),
  changed AS (UPDATE submissions s SET ${columns} FROM wanted WHERE s.id = wanted.id RETURNING s.*)`;

/** Takes a list of changes as JSON. */
const CHANGE = updated(
  CHANGED_COLUMNS,
  `SELECT s.id, c FROM jsonb_array_elements($1::jsonb) AS given(c) JOIN submissions s ON s.id = (c ->> '_id')::uuid
   WHERE s.deleted_at IS NULL`,
);

const listed = (more: string) => `SELECT s.id FROM submissions s WHERE s.id = ANY($1::uuid[])${more}`;
const RESTORE = updated('deleted_at = NULL', listed(''));

const rows = (kinds: Kinds) => `SELECT ${summaryColumns(kinds)} FROM changed s ${NEWEST_FIRST}`;
const details = (kinds: Kinds) => detailsOf('SELECT * FROM changed', kinds);

/** Each takes one parameter, changes as JSON or ids, and returns the kinds of the changed rows. */
const STATEMENTS = {
  changed: (kinds: Kinds) => CHANGE + rows(kinds),
  changedInFull: (kinds: Kinds) => CHANGE + details(kinds),
  removed: () =>
    `${updated('deleted_at = now()', listed(' AND s.deleted_at IS NULL'))} SELECT id AS _id, kind FROM changed`,
  restored: (kinds: Kinds) => RESTORE + rows(kinds),
  restoredInFull: (kinds: Kinds) => RESTORE + details(kinds),
};

/**
 * Changes submissions with one statement, so that concurrent changes do not undo each other. It runs in a
 * transaction: a statement that PostgreSQL runs after its connection was abandoned is never committed. A change that
 * affects a row of a kind outside `kinds` is rolled back as a whole.
 */
@Injectable()
export class ChangesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws Problem 400 for an empty change or a stage of another kind, 403, 404 */
  change(id: string, change: SubmissionChange, kinds: Kinds): Promise<SubmissionDetail> {
    const changes = [{ ...change, _id: id }];
    return this.one(STATEMENTS.changedInFull, asJson(changes), kinds, checkStages(changes));
  }

  /** @throws Problem 400 for a change of nothing or the stage of another kind, 403 */
  changeMany(changes: ListedChange[], kinds: Kinds): Promise<ChangedSubmissions> {
    return this.many(STATEMENTS.changed, asJson(changes), kinds, checkStages(changes));
  }

  /** @throws Problem 403, 404 */
  async remove(id: string, kinds: Kinds): Promise<void> {
    const { ids } = await this.removeMany([id], kinds);
    if (ids.length === 0) throw new Problem(404, ERRORS.notFound);
  }

  /** Returns the ids of the newly deleted submissions. @throws Problem 403 */
  async removeMany(ids: string[], kinds: Kinds): Promise<SubmissionIds> {
    const removed = await this.run<Changed>(STATEMENTS.removed, ids, kinds);
    return { ids: removed.map(({ _id }) => _id) };
  }

  /** Restores a deleted submission; one that is not deleted is returned as well. @throws Problem 403, 404 */
  restore(id: string, kinds: Kinds): Promise<SubmissionDetail> {
    return this.one(STATEMENTS.restoredInFull, [id], kinds);
  }

  /** @throws Problem 403 */
  restoreMany(ids: string[], kinds: Kinds): Promise<ChangedSubmissions> {
    return this.many(STATEMENTS.restored, ids, kinds);
  }

  private async one(sql: Statement, value: unknown, kinds: Kinds, check?: Check): Promise<SubmissionDetail> {
    const rows = await this.run<DetailRow>(sql, value, kinds, check);
    if (rows.length === 0) throw new Problem(404, ERRORS.notFound);
    return toDetail(rows[0]);
  }

  private async many(sql: Statement, value: unknown, kinds: Kinds, check?: Check): Promise<ChangedSubmissions> {
    return { items: (await this.run<SummaryRow>(sql, value, kinds, check)).map(toSummary) };
  }

  /** @param check throws to roll back the change */
  private run<Row extends Changed>(sql: Statement, value: unknown, kinds: Kinds, check?: Check): Promise<Row[]> {
    return this.database.transaction(async (manager) => {
      const rows = await manager.query<Row[]>(sql(kinds), [value]);
      mustBeOwn(kinds, rows);
      check?.(rows);
      return rows;
    });
  }
}
