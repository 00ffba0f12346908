import { Injectable, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import papa from 'papaparse';
import type { DataSource } from 'typeorm';
import type { SubmissionFilter } from '#shared/contract';
import { officeTime } from '#shared/meetings/time-zone';
import { BYTE_ORDER_MARK, CSV_FORMAT, csvRows } from '#shared/text/csv';
import { fileDownload } from '../../http/file-download.ts';
import { OWN_FIELDS } from '../../submissions/form/form-columns.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';
import type { Position } from '../list/cursor.ts';
import { NEWEST_FIRST, type PageOf, pageQuery } from '../list/submission-query.ts';
import { exportedOf, type ExportedRow, type ExportedSubmission, toDetail } from '../list/submission-row.ts';

/** `2026-11-21 14:05` */
const clock = (iso: string) => officeTime(new Date(iso)).replace('T', ' ');

type Cell = string | number | null | undefined;

/** A heading, and a submission's cell below it. */
type Column = [heading: string, cell: (submission: ExportedSubmission) => Cell];

const COLUMNS: Column[] = [
  ['Reference', (row) => row.reference],
  ['Kind', (row) => row.kind],
  ['Received', (row) => clock(row.createdAt)],
  ['State', (row) => row.state],
  ['Stage', (row) => row.stage],
  ['Spam', (row) => (row.spam ? 'yes' : 'no')],
  ['Spam reasons', (row) => row.spamReasons.join(', ')],
  ['Mail', (row) => row.mail],
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
  ...OWN_FIELDS.map(({ property, label, heading }): Column => [heading ?? label, (row) => row[property]]),
  ['Meeting', (row) => row.meetingAt && clock(row.meetingAt)],
  ['Meeting answer', (row) => row.meetingState],
  ['Resume', (row) => row.resume?.fileName],
  ['Resume bytes', (row) => row.resume?.bytes],
  ['Resume downloads', (row) => row.resume?.downloadedAt.map(clock).join(', ')],
  ['Assignee', (row) => row.assignee],
  ['Answered', (row) => row.answeredAt && clock(row.answeredAt)],
  ['Replies', (row) => row.replies.length],
  ['Note', (row) => row.note],
  ['Page', (row) => row.page],
  ['Privacy notice', (row) => row.privacyVersion],
  ['Id', (row) => row._id],
];

const records = (rows: Cell[][]) => papa.unparse(csvRows(rows), CSV_FORMAT);

const csvStart = () => BYTE_ORDER_MARK + records([COLUMNS.map(([heading]) => heading)]);

const csvRecords = (submissions: ExportedSubmission[]) =>
  records(submissions.map((submission) => COLUMNS.map(([, cell]) => cell(submission))));

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
