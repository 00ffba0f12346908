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
import { type DetailRow, type SummaryRow, toDetail, toSummary } from '../list/submission-row.ts';
import { STATEMENTS } from './change-statements.ts';

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
