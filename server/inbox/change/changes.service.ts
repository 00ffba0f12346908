import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { SubmissionChange, SubmissionDetail } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import { type DetailRow, detailsOf, toDetail } from '../list/submission-row.ts';

/** Spam is not mailed, and what is no longer spam is mailed. A state of `sent` or `failed` is kept. */
const mailStateFor = (spam: boolean) => {
  const [from, to] = spam ? ['queued', 'none'] : ['none', 'queued'];
  return `CASE mail_state WHEN '${from}' THEN '${to}' ELSE mail_state END`;
};

/**
 * Changes a submission with one statement, so that concurrent changes do not undo each other. The statement runs in a
 * transaction: if PostgreSQL runs it after its connection was given up, it is not committed.
 */
@Injectable()
export class ChangesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws Problem 400 for a change of nothing or the stage of another kind, 404 */
  change(id: string, { state, note, spam, stage }: SubmissionChange): Promise<SubmissionDetail> {
    const values: unknown[] = [id];
    const place = (value: unknown) => `$${values.push(value)}`;
    const changes: string[] = [];
    if (state !== undefined) changes.push(`state = ${place(state)}`);
    if (note !== undefined) changes.push(`note = ${place(note)}`);
    if (spam !== undefined) changes.push(`suspected_spam = ${place(spam)}`, `mail_state = ${mailStateFor(spam)}`);
    if (stage !== undefined) changes.push(`stage = ${place(stage)}`);
    if (changes.length === 0) throw new Problem(400, [ERRORS.nothingToChange]);
    return this.update(`SET ${changes.join(', ')} WHERE id = $1 AND deleted_at IS NULL`, values, ({ kind }) => {
      if (stage !== undefined && kind !== 'application') throw new Problem(400, [ERRORS.stageOfOthers]);
    });
  }

  /** @throws Problem 404 */
  async remove(id: string): Promise<void> {
    await this.update('SET deleted_at = now() WHERE id = $1 AND deleted_at IS NULL', [id]);
  }

  /** Restores a deleted submission; one that is not deleted stays as it is. @throws Problem 404 */
  restore(id: string): Promise<SubmissionDetail> {
    return this.update('SET deleted_at = NULL WHERE id = $1', [id]);
  }

  /** @param check throws to undo the change */
  private update(change: string, values: unknown[], check?: (changed: DetailRow) => void) {
    const sql = `WITH changed AS (UPDATE submissions ${change} RETURNING *) ${detailsOf('SELECT * FROM changed')}`;
    return this.database.transaction(async (manager) => {
      const [row] = await manager.query<(DetailRow | undefined)[]>(sql, values);
      if (!row) throw new Problem(404, ERRORS.notFound);
      check?.(row);
      return toDetail(row);
    });
  }
}
