import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { APPLICATION_STAGES, type ApplicationStage, DECIDED_STAGES, type StageCounts } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox-limits';
import { APPLICATIONS } from '../list/submission-query.ts';
import { usedValues } from '../list/used-values.ts';

const KEPT = `${APPLICATIONS} AND suspected_spam = false AND deleted_at IS NULL`;

/** Stops counting at a limit, so that the time does not grow with the rows. */
const countOf = (stage: ApplicationStage, narrowing: string) => `(SELECT count(*)::int FROM (
    SELECT 1 FROM submissions WHERE ${KEPT} AND stage = '${stage}' ${narrowing}
      ${DECIDED_STAGES.includes(stage) ? '' : `AND state <> 'handled'`} LIMIT ${INBOX_LIMITS.counted.view}
  ) counted) AS ${stage}`;

const POSITIONS = usedValues('position', KEPT, INBOX_LIMITS.positionsListed);

/** What the board of applications shows beside the applications themselves. */
@Injectable()
export class BoardService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async counts(position?: string): Promise<StageCounts> {
    const narrowing = position === undefined ? '' : 'AND position = $1';
    const columns = APPLICATION_STAGES.map((stage) => countOf(stage, narrowing)).join();
    const values = position === undefined ? [] : [position];
    const [counts] = await this.database.query<StageCounts[]>(`SELECT ${columns}`, values);
    return counts;
  }

  async positions(): Promise<string[]> {
    const rows = await this.database.query<{ value: string }[]>(POSITIONS);
    return rows.map(({ value }) => value);
  }
}
