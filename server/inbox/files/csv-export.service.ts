import { Injectable, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { SubmissionFilter } from '#shared/contract';
import { fileDownload } from '../../http/file-download.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';
import { csvRecords, csvStart } from './csv.ts';
import type { Position } from '../list/cursor.ts';
import { NEWEST_FIRST, type PageOf, pageQuery } from '../list/submission-query.ts';
import { type ExportedRow, exportedOf, toDetail } from '../list/submission-row.ts';

/** Rows in memory at a time: some hundred kilobytes, or some megabytes with the longest texts. */
const BATCH = 500;

type WantedRows = Pick<PageOf, 'filter' | 'kinds'>;

/** Exports the submissions that match a filter as a CSV file. */
@Injectable()
export class CsvExportService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Reads the first rows before the response begins, so that a database failure still causes an ordinary error
   * response.
   * @throws Problem 403 for a filter that names another kind
   */
  async export(filter: SubmissionFilter, kinds: Kinds): Promise<StreamableFile> {
    const rows = { filter, kinds };
    const start = await this.batch(rows);
    return fileDownload({ fileName: 'submissions.csv', type: 'text/csv; charset=utf-8' }, this.pieces(rows, start));
  }

  private async *pieces(wanted: WantedRows, start: ExportedRow[]): AsyncGenerator<string> {
    yield csvStart() + csvRecords(start.map(toDetail));
    for (let rows = start; rows.length === BATCH;) {
      const { micros, _id: id } = rows[BATCH - 1];
      rows = await this.batch(wanted, { micros, id });
      yield csvRecords(rows.map(toDetail));
    }
  }

  /** One statement for each batch, so that none runs long or holds a connection while a slow client reads. */
  private batch(wanted: WantedRows, after?: Position): Promise<ExportedRow[]> {
    const [rows, values] = pageQuery('*', { ...wanted, after, limit: BATCH });
    return this.database.query(`${exportedOf(rows)} ${NEWEST_FIRST}`, values);
  }
}
