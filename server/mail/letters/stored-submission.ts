import type { DataSource } from 'typeorm';
import type { MeetingState, SubmissionDetail } from '#shared/contract';
import { COMMON_PROPERTIES, type CommonProperty, type FormTexts } from '#shared/forms/forms';
import { TEXT_COLUMNS } from '../../submissions/form/form-columns.ts';

/** The part of a submission that its mails use. */
export interface StoredSubmission extends Pick<SubmissionDetail, 'kind' | 'reference' | CommonProperty>, FormTexts {
  id: string;
  createdAt: Date;
  fileName: string | null;
  meetingAt: Date | null;
  meetingMinutes: number;
  meetingState: MeetingState | null;
  meetingSequence: number;
}

const READ = `
  SELECT id, kind, reference, ${COMMON_PROPERTIES.join(', ')}, ${TEXT_COLUMNS},
    created_at AS "createdAt", file_name AS "fileName", meeting_at AS "meetingAt", meeting_minutes AS "meetingMinutes",
    meeting_state AS "meetingState", meeting_sequence AS "meetingSequence"
  FROM submissions LEFT JOIN resumes ON application_id = id WHERE id = $1`;

/** Undefined if the submission was erased meanwhile. */
export async function readSubmission(database: DataSource, id: string): Promise<StoredSubmission | undefined> {
  const [submission] = await database.query<(StoredSubmission | undefined)[]>(READ, [id]);
  return submission;
}
