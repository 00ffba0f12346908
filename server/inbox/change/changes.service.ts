import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type {
  ChangedSubmissions,
  ListedChange,
  SubmissionChange,
  SubmissionDetail,
  SubmissionIds,
} from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import { type DetailRow, type SummaryRow, toDetail, toSummary } from '../list/submission-row.ts';
import { STATEMENTS } from './change-statements.ts';

const isEmpty = (change: SubmissionChange) => Object.values(change).every((value) => value === undefined);

/** Absent keys do not reach the database. @throws Problem 400 for a change of nothing */
function asJson(changes: (ListedChange & SubmissionChange)[]): string {
  if (changes.some(({ _id, ...change }) => isEmpty(change))) throw new Problem(400, [ERRORS.nothingToChange]);
  return JSON.stringify(changes);
}

/**
 * Changes submissions with one statement, so that concurrent changes do not undo each other. The statement runs in a
 * transaction: if PostgreSQL runs it after its connection was given up, it is not committed.
 */
@Injectable()
export class ChangesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws Problem 400 for a change of nothing, 404 */
  change(id: string, change: SubmissionChange): Promise<SubmissionDetail> {
    return this.one(STATEMENTS.changedInFull, asJson([{ ...change, _id: id }]));
  }

  /** @throws Problem 400 for a change of nothing */
  changeMany(changes: ListedChange[]): Promise<ChangedSubmissions> {
    return this.many(STATEMENTS.changed, asJson(changes));
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

  private async one(sql: string, value: unknown): Promise<SubmissionDetail> {
    const [row] = await this.run<DetailRow | undefined>(sql, value);
    if (!row) throw new Problem(404, ERRORS.notFound);
    return toDetail(row);
  }

  private async many(sql: string, value: unknown): Promise<ChangedSubmissions> {
    return { items: (await this.run<SummaryRow>(sql, value)).map(toSummary) };
  }

  private run<Row>(sql: string, value: unknown): Promise<Row[]> {
    return this.database.transaction((manager) => manager.query<Row[]>(sql, [value]));
  }
}
