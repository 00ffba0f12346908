import type { SubmissionDetail, SubmissionSummary } from '#shared/contract';
import { SUBJECT, TEXT_COLUMNS } from '../../submissions/form-columns.ts';
import { meetingAt } from '#shared/meeting-time';
import { MICROS } from './cursor.ts';

/** The columns that the contract has under the same name. */
export const SUMMARY_COLUMNS = `id AS _id, kind, reference, name, email, ${SUBJECT} AS subject,
  state, suspected_spam AS spam, mail_state AS mail, ${MICROS}`;

const DETAIL_COLUMNS = `${SUMMARY_COLUMNS}, phone, ${TEXT_COLUMNS},
  spam_reasons AS "spamReasons", note, privacy_version AS "privacyVersion"`;

export type SummaryRow = Omit<SubmissionSummary, 'createdAt'> & { micros: string };

export type DetailRow = SummaryRow &
  Omit<SubmissionDetail, keyof SubmissionSummary | 'meetingAt' | 'resume'> & {
    fileName: string | null;
    bytes: number | null;
    downloads: Date[];
  };

/** All columns of the submissions that `rows` selects, with the facts about their resumes. */
export const detailsOf = (rows: string) => `
  SELECT ${DETAIL_COLUMNS}, file_name AS "fileName", octet_length(content) AS bytes, ARRAY(
    SELECT downloaded_at FROM resume_downloads d WHERE d.application_id = s.id ORDER BY downloaded_at DESC
  ) AS downloads
  FROM (${rows}) s LEFT JOIN resumes ON application_id = s.id`;

export function toSummary<Row extends SummaryRow>({ micros, ...row }: Row) {
  return { ...row, createdAt: new Date(Number(micros) / 1000).toISOString() };
}

export function toDetail({ fileName, bytes, downloads, ...row }: DetailRow): SubmissionDetail {
  const downloadedAt = downloads.map((moment) => moment.toISOString());
  return {
    ...toSummary(row),
    meetingAt: meetingAt(row.meetingDateTime ?? '')?.toISOString() ?? null,
    resume: fileName === null || bytes === null ? null : { fileName, bytes, downloadedAt },
  };
}
