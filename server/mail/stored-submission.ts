import type { DataSource } from 'typeorm';
import type { SubmissionDetail } from '../../shared/contract.ts';

/** What a mail is made of. A field that its kind has not, or that was left empty, is null. */
export interface StoredSubmission extends Pick<
  SubmissionDetail,
  | 'kind'
  | 'reference'
  | 'name'
  | 'email'
  | 'phone'
  | 'service'
  | 'position'
  | 'description'
  | 'deliveryOption'
  | 'deliveryLocation'
  | 'meetingLocation'
  | 'customLocation'
  | 'meetingDateTime'
> {
  id: string;
  /** The phone, as two of the forms call it. */
  contact: string;
  createdAt: Date;
  fileName: string | null;
}

const READ = `
  SELECT id, kind, reference, name, email, phone, phone AS contact, service, "position", description,
    delivery_option AS "deliveryOption", delivery_location AS "deliveryLocation", meeting_location AS "meetingLocation",
    custom_location AS "customLocation", meeting_date_time AS "meetingDateTime", created_at AS "createdAt",
    file_name AS "fileName"
  FROM submissions LEFT JOIN resumes ON application_id = id WHERE id = $1`;

/** The submission, or nothing when it was erased meanwhile. */
export async function readSubmission(database: DataSource, id: string): Promise<StoredSubmission | undefined> {
  const [submission] = await database.query<(StoredSubmission | undefined)[]>(READ, [id]);
  return submission;
}
