import { loadForms } from '../../lib/server.mjs';

const { fieldsOf, FORMS } = await loadForms();

/** The statements of the product in the measured calls. */
export const LISTS = {
  '/api/jobs': `SELECT id AS "_id", title, position, location, full_description AS "fullDescription", qualifications
    FROM jobs WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC`,
  '/api/rental': `SELECT id AS "_id", vehicle_name AS "vehicleName", weight_limit AS "weightLimit"
    FROM rentals WHERE deleted_at IS NULL ORDER BY created_at, id`,
};

/** Inserts a submission with its mails and resume in one statement. */
const insert = (kind, columns, resume = false) => {
  const names = ['reference', 'idempotency_key', 'body_hash', ...columns];
  const places = names.map((_, index) => `$${index + 1}`);
  const file = `, resume AS (INSERT INTO resumes (application_id, file_name, type, content)
    SELECT id, 'resume.pdf', 'pdf', $${names.length + 1} FROM submission)`;
  return `WITH submission AS (
      INSERT INTO submissions (kind, privacy_version, ${names.join(', ')}) VALUES ('${kind}', '1', ${places.join(', ')})
      RETURNING id, created_at
    ), mail AS (
      INSERT INTO mails (submission_id, recipient, message_id, queued_at)
      SELECT id, recipient, '<' || gen_random_uuid() || '@eclar.example>', created_at
      FROM submission, unnest(ARRAY['department', 'visitor']) recipient
    )${resume ? file : ''} SELECT id FROM submission`;
};

const callOf = (form) => {
  const fields = fieldsOf(form);
  const hasResume = form.kind === 'application';
  return {
    prefix: form.prefix,
    text: insert(
      form.kind,
      fields.map(({ column }) => column),
      hasResume,
    ),
    valuesOf: (sent) => [...fields.map(({ name }) => sent[name] ?? null), ...(hasResume ? [sent.resume] : [])],
  };
};

const CALLS = Object.fromEntries(Object.values(FORMS).map((form) => [`/api/${form.endpoint}`, callOf(form)]));

export function insertOf(path, sent) {
  const { prefix, text, valuesOf } = CALLS[path];
  return { prefix, text, values: valuesOf(sent) };
}
