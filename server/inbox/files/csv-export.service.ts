import { Injectable, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { SubmissionFilter } from '#shared/contract';
import { attachment } from '../../http/attachment.ts';
import { csvRecords, csvStart } from './csv.ts';
import type { Position } from '../list/cursor.ts';
import { NEWEST_FIRST, pageQuery } from '../list/submission-query.ts';
import { type DetailRow, detailsOf, toDetail } from '../list/submission-row.ts';

/** Rows that are in memory at a time: a few hundred kilobytes, or some megabytes of the longest texts. */
const BATCH = 500;

/** All that a filter lets through, as a spreadsheet. */
@Injectable()
export class CsvExportService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The first rows are read before anything is answered, so that a database that is away is an ordinary error. */
  async export(filter: SubmissionFilter): Promise<StreamableFile> {
    const start = await this.batch(filter);
    return attachment({ fileName: 'submissions.csv', type: 'text/csv; charset=utf-8' }, this.pieces(filter, start));
  }

  private async *pieces(filter: SubmissionFilter, start: DetailRow[]): AsyncGenerator<string> {
    yield csvStart() + csvRecords(start.map(toDetail));
    for (let rows = start; rows.length === BATCH;) {
      const { micros, _id: id } = rows[BATCH - 1];
      rows = await this.batch(filter, { micros, id });
      yield csvRecords(rows.map(toDetail));
    }
  }

  /** A statement for each batch: none runs long, and none holds a connection while the client takes its time. */
  private batch(filter: SubmissionFilter, after?: Position): Promise<DetailRow[]> {
    const [rows, values] = pageQuery('*', { filter, after, limit: BATCH });
    return this.database.query(`${detailsOf(rows)} ${NEWEST_FIRST}`, values);
  }
}
