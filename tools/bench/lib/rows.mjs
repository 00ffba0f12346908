import { tell } from '../../lib/load/say.mjs';

/** Rows in order of their time. One in fifty is new, as many are spam, one in ten thousand has failed; word frequencies are skewed. */
const INBOX_FILL = `
  WITH words AS (
    SELECT ARRAY['Ana','Ben','Carla','Dino','Elena','Felix','Grace','Hector','Irene','José','Karen','Luis','Maria','Noel'] AS first,
      ARRAY['Reyes','Cruz','Santos','Garcia','Peña','Mendoza','Torres','Flores','Ramos','Aquino','Bautista','Castro'] AS last,
      ARRAY['Civil Works','Design','Built','Estimate','Ready Mix Concrete','Vibro','Gravel 3/4 Crushed'] AS service,
      ARRAY['Site Engineer','Driver','Welder','Accountant'] AS position,
      (SELECT array_agg(substr(md5('word' || w), 1, 3 + w % 6)) FROM generate_series(1, 4000) w) AS vocabulary
  )
  INSERT INTO submissions (reference, kind, name, email, phone, privacy_version, created_at, service, position, description,
    delivery_option, delivery_location, meeting_location, meeting_date_time, state, note, suspected_spam, mail_state,
    meeting_at, stage, assignee, answered_at)
  SELECT to_hex(i), k.kind, first[1 + i * 7 % 14] || ' ' || last[1 + i * 11 % 12], 'visitor' || i || '@example.com',
    '09' || lpad((i::bigint * 7919 % 1000000000)::text, 9, '0'), '1', timestamptz '2020-01-01' + i * interval '61.000001 s',
    CASE WHEN k.kind <> 'application' THEN service[1 + i / 3 % 7] END,
    CASE k.kind WHEN 'application' THEN position[1 + i / 3 % 4] END,
    CASE k.kind WHEN 'inquiry' THEN 'please deliver concrete ' || (
      SELECT string_agg(vocabulary[1 + floor(4000 * ((i * 7919::bigint + j * 104729) % 10007 / 10007.0) ^ 2)::int], ' ')
      FROM generate_series(1, 20 + i % 60) j) || CASE WHEN i % 9973 = 2 THEN ' carabao' ELSE '' END END,
    CASE k.kind WHEN 'inquiry' THEN 'Deliver' END, CASE k.kind WHEN 'inquiry' THEN 'Barangay ' || i % 300 || ', Gerona' END,
    CASE k.kind WHEN 'quote' THEN 'Office' END, CASE k.kind WHEN 'quote' THEN 'Monday, March 3, 2025 at 2:30 PM' END,
    CASE WHEN i % 50 = 1 THEN 'new' WHEN i % 5 = 0 THEN 'read' ELSE 'handled' END,
    CASE WHEN i % 10 = 0 THEN 'called back twice' ELSE '' END, i % 50 = 0,
    CASE WHEN i % 50 = 0 THEN 'none' WHEN i % 9973 = 7 THEN 'failed' ELSE 'sent' END,
    CASE WHEN k.kind = 'quote' AND i % 50 = 9 THEN now() + (i % 30) * interval '1 day' END,
    CASE WHEN k.kind = 'application' THEN (ARRAY['new','shortlisted','interview','hired','declined'])[1 + i / 3 % 5] ELSE 'new' END,
    CASE WHEN i % 4 = 0 THEN (ARRAY['Rosa','Ben','Carla'])[1 + i % 3] END,
    CASE WHEN i % 50 <> 1 AND i % 5 <> 0 THEN timestamptz '2020-01-01' + i * interval '61.000001 s' + interval '3 hours' END
  FROM words, generate_series($1::int, $2::int) i, LATERAL (SELECT (ARRAY['quote', 'application', 'inquiry'])[1 + i % 3]) k(kind)`;

/** Rentals and jobs like those that the admin types, each with its own time. */
const LIST_FILLS = [
  `INSERT INTO jobs (title, position, location, full_description, qualifications, created_at)
   SELECT 'Site engineer for project ' || i, 'Site Engineer', 'Gerona, Tarlac',
     'Plans and runs the daily works of one road or drainage project.' || E'\\n' || 'Keeps the programme, the quantities and the site diary.',
     '<ul><li>Licensed civil engineer</li><li>Three years on concrete pavement</li></ul>', now() - i * interval '1 hour'
   FROM generate_series(1 + (SELECT count(*)::int FROM jobs), $1::int) i`,
  `INSERT INTO rentals (vehicle_name, weight_limit, created_at)
   SELECT 'Dump truck ' || i, i % 40 || ' tons', now() - i * interval '1 hour'
   FROM generate_series(1 + (SELECT count(*)::int FROM rentals), $1::int) i`,
];

const CHUNK = 5000;

/** Adds rows until there are `count`. VACUUM ANALYZE gives the statistics that autovacuum would have collected. */
export async function fillInbox(client, count) {
  const started = Date.now();
  const { rows } = await client.query('SELECT count(*)::int AS count FROM submissions');
  for (let from = rows[0].count + 1; from <= count; from += CHUNK) {
    await client.query(INBOX_FILL, [from, Math.min(count, from + CHUNK - 1)]);
    tell(`filling ${Math.min(count, from + CHUNK - 1)} of ${count}, ${((Date.now() - started) / 1000).toFixed(0)} s`);
  }
  await client.query('VACUUM ANALYZE submissions');
}

/** Adds rows until each of the two public lists has `count`. */
export async function fillLists(client, count) {
  for (const fill of LIST_FILLS) await client.query(fill, [count]);
  await client.query('VACUUM ANALYZE jobs, rentals');
}

/** The cursor of the page that begins at the offset. */
export async function cursorAt(client, offset) {
  const { rows } = await client.query(
    `SELECT (extract(epoch FROM created_at) * 1000000)::bigint || '.' || id AS position FROM submissions
      WHERE deleted_at IS NULL AND NOT suspected_spam ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 1`,
    [offset],
  );
  return Buffer.from(rows[0].position).toString('base64url');
}
