import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { APPLICATION_STAGES, type ApplicationStage, DECIDED_STAGES, type StageCounts } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { IN_INBOX, countUpToLimit } from '../../submissions/conditions.ts';
import { APPLICATIONS, distinctValues } from '../list/submission-query.ts';

const APPLICATIONS_IN_INBOX = `${APPLICATIONS} AND ${IN_INBOX}`;

const countOf = (stage: ApplicationStage, narrowing: string) => {
  const underWay = DECIDED_STAGES.includes(stage) ? '' : `AND state <> 'handled'`;
  return countUpToLimit(stage, `${APPLICATIONS_IN_INBOX} AND stage = '${stage}' ${narrowing} ${underWay}`);
};

const POSITIONS = distinctValues('position', APPLICATIONS_IN_INBOX, INBOX_LIMITS.positionsListed);

/** Stage counts and positions for the board of applications. */
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
