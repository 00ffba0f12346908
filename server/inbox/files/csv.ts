import papa from 'papaparse';
import { BYTE_ORDER_MARK, CSV_FORMAT, csvRows } from '#shared/text/csv';
import { OFFICE_TIME_ZONE } from '#shared/meetings/time-zone';
import type { ExportedSubmission } from '../list/submission-row.ts';
import { OWN_FIELDS } from '../../submissions/form/form-columns.ts';

/** The Swedish format is `2026-11-21 14:05`. */
const OFFICE_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: OFFICE_TIME_ZONE,
});
const clock = (iso: string) => OFFICE_CLOCK.format(new Date(iso));

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

export const csvStart = () => BYTE_ORDER_MARK + records([COLUMNS.map(([heading]) => heading)]);

export const csvRecords = (submissions: ExportedSubmission[]) =>
  records(submissions.map((submission) => COLUMNS.map(([, cell]) => cell(submission))));
