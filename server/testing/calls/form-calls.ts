import type { ErrorBody, SubmissionReceipt } from '#shared/contract';
import type { FormInput, FormRecord } from '#shared/forms/form';
import { fieldsOf, type FormTexts } from '#shared/forms/forms';
import { OWN_FIELDS } from '../../submissions/form/form-columns.ts';
import type { SpecApp } from '../app/use-app.ts';
import type { TestDatabase } from '../app/test-database.ts';

/** The row of a submission, column by column. */
export async function storedSubmission(database: TestDatabase, { reference }: SubmissionReceipt): Promise<object> {
  return (await database.query<object>('SELECT * FROM submissions WHERE reference = $1', [reference]))[0];
}

/** The texts of a submission with all of them empty. */
export const NO_TEXTS = Object.fromEntries(OWN_FIELDS.map(({ property }) => [property, null])) as FormTexts;

/** The columns that a filled form sets in its row. */
export function columnsOf<Form extends FormRecord>(form: Form, filling: FormInput<Form>): object {
  const texts = filling as Partial<Record<string, string>>;
  const none = OWN_FIELDS.map(({ column }) => [column, null]);
  const sent = fieldsOf(form).map(({ name, column }) => [column, texts[name] ?? null]);
  return Object.fromEntries([...none, ...sent]) as object;
}

/** The other columns of a new submission. */
export const JUST_COME = {
  state: 'new',
  note: '',
  suspected_spam: false,
  spam_score: 0,
  spam_reasons: [],
  mail_state: 'queued',
  snoozed_until: null,
  idempotency_key: null,
  body_hash: null,
  deleted_at: null,
  meeting_at: null,
  meeting_state: null,
  meeting_minutes: 60,
  meeting_answered_at: null,
  meeting_sequence: 0,
  stage: 'new',
  assignee: null,
  answered_at: null,
  changed_at: expect.any(Date) as Date,
  page: null,
};

export async function countSubmissions(database: TestDatabase): Promise<number> {
  return (await database.query<{ n: number }>('SELECT count(*)::int AS n FROM submissions'))[0].n;
}

/** Sends a JSON form with changes and reads the result. */
export function formCalls(app: SpecApp, path: string, filling: object) {
  const answer = async (status: number, changes: object): Promise<unknown> =>
    (
      await app
        .post(path)
        .send({ ...filling, ...changes })
        .expect(status)
    ).body;
  return {
    send: (changes = {}) => answer(201, changes) as Promise<SubmissionReceipt>,
    refused: (changes = {}) => answer(400, changes) as Promise<ErrorBody>,
    stored: (receipt: SubmissionReceipt) => storedSubmission(app.database, receipt),
    count: () => countSubmissions(app.database),
  };
}
