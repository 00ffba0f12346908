import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type {
  ChangedSubmissions,
  ListedChange,
  SubmissionChange,
  SubmissionDetail,
  SubmissionIds,
  SubmissionSummary,
} from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import { type DetailRow, type SummaryRow, toDetail, toSummary } from '../list/submission-row.ts';
import { STATEMENTS } from './change-statements.ts';

const isEmpty = (change: SubmissionChange) => Object.values(change).every((value) => value === undefined);

type Changes = (ListedChange & SubmissionChange)[];

/** Absent keys do not reach the database. @throws Problem 400 for a change of nothing */
function asJson(changes: Changes): string {
  if (changes.some(({ _id, ...change }) => isEmpty(change))) throw new Problem(400, [ERRORS.nothingToChange]);
  return JSON.stringify(changes);
}

/** Undoes a change by which a submission gets what its kind does not have. @throws Problem 400 */
const checkKinds = (changes: Changes) => (changed: Pick<SubmissionSummary, '_id' | 'kind'>[]) => {
  const staged = new Set(changes.filter(({ stage }) => stage !== undefined).map(({ _id }) => _id.toLowerCase()));
  if (changed.some(({ _id, kind }) => kind !== 'application' && staged.has(_id)))
    throw new Problem(400, [ERRORS.stageOfOthers]);
};

/**
 * Changes submissions with one statement, so that concurrent changes do not undo each other. The statement runs in a
 * transaction: if PostgreSQL runs it after its connection was given up, it is not committed.
 */
@Injectable()
export class ChangesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws Problem 400 for a change of nothing or the stage of another kind, 404 */
  change(id: string, change: SubmissionChange): Promise<SubmissionDetail> {
    const changes = [{ ...change, _id: id }];
    return this.one(STATEMENTS.changedInFull, asJson(changes), checkKinds(changes));
  }

  /** @throws Problem 400 for a change of nothing or the stage of another kind */
  changeMany(changes: ListedChange[]): Promise<ChangedSubmissions> {
    return this.many(STATEMENTS.changed, asJson(changes), checkKinds(changes));
  }

  /** @throws Problem 404 */
  async remove(id: string): Promise<void> {
    const { ids } = await this.removeMany([id]);
    if (ids.length === 0) throw new Problem(404, ERRORS.notFound);
  }

  /** Gives the ids of those that were not deleted before. */
  async removeMany(ids: string[]): Promise<SubmissionIds> {
    const removed = await this.run<{ _id: string }>(STATEMENTS.removed, ids);
    return { ids: removed.map(({ _id }) => _id) };
  }

  /** Restores a deleted submission; one that is not deleted stays as it is. @throws Problem 404 */
  restore(id: string): Promise<SubmissionDetail> {
    return this.one(STATEMENTS.restoredInFull, [id]);
  }

  restoreMany(ids: string[]): Promise<ChangedSubmissions> {
    return this.many(STATEMENTS.restored, ids);
  }

  private async one(sql: string, value: unknown, check?: (rows: DetailRow[]) => void): Promise<SubmissionDetail> {
    const rows = await this.run(sql, value, check);
    if (rows.length === 0) throw new Problem(404, ERRORS.notFound);
    return toDetail(rows[0]);
  }

  private async many(sql: string, value: unknown, check?: (rows: SummaryRow[]) => void): Promise<ChangedSubmissions> {
    return { items: (await this.run(sql, value, check)).map(toSummary) };
  }

  /** @param check throws to undo the change */
  private run<Row>(sql: string, value: unknown, check?: (rows: Row[]) => void): Promise<Row[]> {
    return this.database.transaction(async (manager) => {
      const rows = await manager.query<Row[]>(sql, [value]);
      check?.(rows);
      return rows;
    });
  }
}
