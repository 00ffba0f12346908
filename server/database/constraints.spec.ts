import { randomUUID } from 'node:crypto';
import { LIMITS } from '#shared/limits';
import { createTestDatabase, type TestDatabase } from '../testing/app/test-database.ts';

const RENTAL = { vehicle_name: 'Crane', weight_limit: '25 tons' };
const JOB = {
  title: 'Driver',
  position: 'Driver',
  location: 'Gerona',
  full_description: 'Drives.',
  qualifications: 'None',
};
const VISITOR = { name: 'Ana', email: 'ana@example.com', phone: '09171234567', privacy_version: '1' };
const QUOTE = { ...VISITOR, kind: 'quote', service: 'Design', meeting_location: 'Office', meeting_date_time: 'Monday' };
const APPLICATION = { ...VISITOR, kind: 'application', position: 'Driver' };
const INQUIRY = { ...VISITOR, kind: 'inquiry', delivery_option: 'Deliver' };
const RESUME = { file_name: 'cv.pdf', type: 'pdf', content: Buffer.from('%PDF-') };
const ACCOUNT = { email: 'admin@eclar.example', roles: ['owner'] };

describe('the database itself', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.drop());

  const insert = async (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    await database.query(`INSERT INTO ${table} (${columns.join()}) VALUES (${places.join()})`, Object.values(row));
  };
  const submission = (row: object) => ({ reference: randomUUID().slice(0, 8), ...row });

  it.each<[string, string, Record<string, unknown>]>([
    ['a rental', 'rentals', RENTAL],
    ['a job', 'jobs', JOB],
    ['a quote', 'submissions', submission(QUOTE)],
    ['an application', 'submissions', submission(APPLICATION)],
    ['an inquiry', 'submissions', submission(INQUIRY)],
    ['an account', 'accounts', { ...ACCOUNT, is_first: true }],
  ])('takes %s that is whole', async (_what, table, row) => {
    await expect(insert(table, row)).resolves.toBeUndefined();
  });

  it.each<[string, string, Record<string, unknown>, string]>([
    ['a rental with a blank name', 'rentals', { ...RENTAL, vehicle_name: ' ' }, 'rentals_not_blank'],
    ['a rental with a blank capacity', 'rentals', { ...RENTAL, weight_limit: '' }, 'rentals_not_blank'],
    ['a job with a blank title', 'jobs', { ...JOB, title: ' ' }, 'jobs_not_blank'],
    ['a job with a blank location', 'jobs', { ...JOB, location: ' ' }, 'jobs_not_blank'],
    ['a job without a description', 'jobs', { ...JOB, full_description: '' }, 'jobs_text_length'],
    [
      'a job with too long a text',
      'jobs',
      { ...JOB, qualifications: 'x'.repeat(LIMITS.jobText + 1) },
      'jobs_text_length',
    ],
    ['a submission without a name', 'submissions', submission({ ...QUOTE, name: ' ' }), 'submissions_not_blank'],
    [
      'a submission without a phone and an email address',
      'submissions',
      submission({ ...INQUIRY, phone: '', email: ' ' }),
      'submissions_not_blank',
    ],
    ['a submission of another kind', 'submissions', submission({ ...QUOTE, kind: 'spam' }), 'submissions_kind'],
    ['a quote for nothing', 'submissions', submission({ ...QUOTE, service: null }), 'submissions_quote_is_whole'],
    [
      'a quote without a time',
      'submissions',
      submission({ ...QUOTE, meeting_date_time: null }),
      'submissions_quote_is_whole',
    ],
    [
      'a meeting elsewhere without a place',
      'submissions',
      submission({ ...QUOTE, meeting_location: 'Other' }),
      'submissions_quote_is_whole',
    ],
    [
      'an application for nothing',
      'submissions',
      submission({ ...APPLICATION, position: null }),
      'submissions_application_is_whole',
    ],
    [
      'an applicant with nine digits',
      'submissions',
      submission({ ...APPLICATION, phone: '123456789' }),
      'submissions_application_is_whole',
    ],
    [
      'an inquiry without an option',
      'submissions',
      submission({ ...INQUIRY, delivery_option: null }),
      'submissions_inquiry_is_whole',
    ],
    [
      'an inquiry with another option',
      'submissions',
      submission({ ...INQUIRY, delivery_option: 'deliver' }),
      'submissions_inquiry_is_whole',
    ],
    [
      'a second first account',
      'accounts',
      { email: 'b@eclar.example', roles: ['hr'], is_first: true },
      'accounts_first',
    ],
    [
      'an account in capitals',
      'accounts',
      { ...ACCOUNT, email: 'Admin@eclar.example' },
      'accounts_email_is_lower_case',
    ],
    ['an account of no role', 'accounts', { ...ACCOUNT, roles: [] }, 'accounts_roles'],
  ])('refuses %s', async (_what, table, row, constraint) => {
    await expect(insert(table, row)).rejects.toMatchObject({ constraint });
  });

  it('refuses a reference that is taken', async () => {
    const taken = submission(QUOTE);
    await insert('submissions', taken);
    await expect(insert('submissions', taken)).rejects.toMatchObject({ constraint: 'submissions_reference' });
  });

  describe('keeps a resume', () => {
    let application_id: string;
    beforeEach(async () => {
      application_id = randomUUID();
      await insert('submissions', submission({ ...APPLICATION, id: application_id }));
    });

    it.each<[string, object, string]>([
      ['of no bytes', { content: Buffer.alloc(0) }, 'resumes_size'],
      ['of more than 5 MiB', { content: Buffer.alloc(LIMITS.resume.bytes + 1) }, 'resumes_size'],
      ['of another type', { type: 'exe' }, 'resumes_type'],
      ['of no application', { application_id: randomUUID() }, 'FK_e936c72fceaef6c9aee43d9ad28'],
    ])('but none %s', async (_what, changes, constraint) => {
      await expect(insert('resumes', { application_id, ...RESUME, ...changes })).rejects.toMatchObject({ constraint });
    });

    it('but not a second one', async () => {
      await insert('resumes', { application_id, ...RESUME });
      await expect(insert('resumes', { application_id, ...RESUME })).rejects.toMatchObject({ code: '23505' });
    });

    it('as long as its application', async () => {
      await insert('resumes', { application_id, ...RESUME });
      await database.query('DELETE FROM submissions WHERE id = $1', [application_id]);
      expect(await database.query('SELECT 1 FROM resumes WHERE application_id = $1', [application_id])).toEqual([]);
    });
  });
});
