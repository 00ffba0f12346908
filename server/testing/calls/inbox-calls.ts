import { randomBytes } from 'node:crypto';
import type { SubmissionDetail, SubmissionPage } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { meetingAt } from '#shared/meetings/meeting-time';
import type { SpecApp } from '../app/use-app.ts';

type Columns = Record<string, unknown>;

const VISITOR = { name: 'Ana Reyes', email: 'ana.reyes@example.com', phone: '09171234567', privacy_version: '1' };
const KINDS: Record<string, Columns> = {
  quote: { service: 'Design', meeting_location: 'Office', meeting_date_time: 'Monday, March 3, 2025 at 2:30 PM' },
  application: { position: 'Site Engineer' },
  inquiry: { delivery_option: 'Pick Up' },
};

/** Calls of the inbox for specs. */
export function inboxCalls(app: SpecApp) {
  /** Adds the time of the meeting as the form does. */
  const withMeeting = (row: Columns): Columns => ({
    meeting_at: meetingAt((row.meeting_date_time as string | undefined) ?? '') ?? null,
    ...row,
  });
  const insert = async (table: string, row: Columns) => {
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    const sql = `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${places.join()}) RETURNING *`;
    return (await app.database.query<{ id: string; reference: string }>(sql, Object.values(row)))[0];
  };
  const list = async (query: object = {}): Promise<SubmissionPage> =>
    (await app.asAdmin.get(ENDPOINTS.submissions).query(query).expect(200)).body as SubmissionPage;
  const path = (id: string, rest = '') => `${ENDPOINTS.submissions}/${id}${rest}`;
  return {
    path,
    list,
    /** Inserts a submission with these columns, for times and states that no form can set. */
    add: ({ kind = 'inquiry', ...columns }: Columns = {}) =>
      insert(
        'submissions',
        withMeeting({
          kind,
          reference: randomBytes(4).toString('hex'),
          ...VISITOR,
          ...KINDS[kind as string],
          ...columns,
        }),
      ),
    addResume: (application_id: string, columns: Columns = {}) =>
      insert('resumes', { application_id, file_name: 'cv.pdf', type: 'pdf', content: '%PDF-', ...columns }),
    /** The names in a list, in order. */
    names: async (query: object = {}) => (await list(query)).items.map(({ name }) => name),
    detail: async (id: string): Promise<SubmissionDetail> =>
      (await app.asAdmin.get(path(id)).expect(200)).body as SubmissionDetail,
    clear: () => app.database.query('DELETE FROM submissions'),
  };
}
