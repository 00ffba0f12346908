import { randomBytes } from 'node:crypto';
import type { SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS, FORM_HEADERS } from '#shared/endpoints';
import { applicationCalls, PDF } from '../calls/application-calls.ts';
import { INQUIRY, QUOTE } from './forms.ts';
import type { SpecApp } from '../app/use-app.ts';

const NAMES = ['李小龍', 'Ñiño O’Brien', 'علي حسن', 'Ольга \\N', `"Ana", {\\"}`, 'x👷🏽‍♀️x'];
/** Text that is difficult for formats with lines, tabs or quotes. It contains a Unicode line separator (U+2028). */
const TEXT = 'One\nTwo\r\nTab\tBackslash \\ \\n \\. \\N "quoted" \'single\' {"json": [1]}\u2028three';
const JOB = { title: 'Driver', position: 'Driver', location: 'Gerona', fullDescription: TEXT, qualifications: TEXT };

/** Types that no table of the site uses, a generated column and an identity column. */
const NEW_TABLE = `
  CREATE TYPE mood AS ENUM ('good', 'bad');
  CREATE TABLE "Later, or never" (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "a ""quoted"" name" text, parent uuid REFERENCES submissions,
    doubled numeric GENERATED ALWAYS AS (exact * 2) STORED, exact numeric, rough double precision, big bigint,
    doc json, docs jsonb[], span interval, day date, mood mood, words text[], bytes bytea)`;
const NEW_ROWS = `
  INSERT INTO "Later, or never" ("a ""quoted"" name", parent, exact, rough, big, doc, docs, span, day, mood, words, bytes) VALUES
  (E'a\\nb', (SELECT id FROM submissions LIMIT 1), 0.10000000000000000001, 'NaN', 9223372036854775807, E'{ "b": 1,\\n "b": null }',
    ARRAY['{"x": 1}', 'null']::jsonb[], '1 month 2 days 03:04:05.000006', '0044-03-15 BC', 'bad', ARRAY['a,b', '"', '\\', NULL, ''], '\\x00ff0a5c'),
  (NULL, NULL, 1e40, '-Infinity', NULL, 'null', NULL, NULL, 'infinity', NULL, '{}', ''),
  ('', NULL, NULL, 0.1::float8 + 0.2::float8, -1, '"text"', '{}', '-1 year', '2025-01-01', 'good', '{{a},{b}}', NULL)`;

/** Contains every byte value, and is larger than one read. */
export const RESUME = Buffer.concat([
  PDF.content,
  Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  randomBytes(2_500_000),
]);

async function sendForms(app: SpecApp): Promise<SubmissionReceipt> {
  const { send } = applicationCalls(app);
  for (const name of NAMES) await send({ name });
  for (const name of NAMES)
    await app
      .post(ENDPOINTS.offers)
      .send({ ...QUOTE, name })
      .expect(201);
  const inquire = app.post(ENDPOINTS.inquiries).set(FORM_HEADERS.idempotencyKey, 'key-of-a-form-0001');
  await inquire.send({ ...INQUIRY, description: TEXT }).expect(201);
  return send({ name: NAMES[0] }, { fileName: 'résumé "1".pdf', content: RESUME });
}

async function keepLists(app: SpecApp): Promise<void> {
  const rental = { vehicleName: NAMES[3], weightLimit: '3½ t' };
  const { body } = await app.asAdmin.post(ENDPOINTS.rentals).send(rental).expect(201);
  await app.asAdmin.post(ENDPOINTS.rentals).send(rental).expect(201);
  await app.asAdmin.delete(`${ENDPOINTS.rentals}/${body._id}`).expect(204);
  await app.asAdmin.post(ENDPOINTS.jobs).send(JOB).expect(201);
}

/** Inserts rows of every kind, as visitors and the admin would. @returns the receipt of the application with the RESUME */
export async function fillSite(app: SpecApp): Promise<SubmissionReceipt> {
  const receipt = await sendForms(app);
  await keepLists(app);
  await app.database.query(
    `INSERT INTO resume_downloads (application_id, session_id, downloaded_at)
     SELECT application_id, gen_random_uuid(), '2025-03-30 02:30:00.000001+08' FROM resumes`,
  );
  await app.database.query(
    `UPDATE submissions SET spam_reasons = ARRAY['a,b', '"', 'NULL', '\\', ''], deleted_at = now(), note = $1 WHERE kind = 'quote'`,
    [TEXT],
  );
  await app.database.query(NEW_TABLE);
  await app.database.query(NEW_ROWS);
  return receipt;
}

/** The same table without its reference, for a database without submissions. */
export const NEW_TABLE_ALONE = NEW_TABLE.replace('REFERENCES submissions', '');
