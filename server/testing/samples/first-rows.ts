/** A row of each kind and state for every table of the first migration, as that version wrote them. */
export const FIRST_ROWS = [
  `INSERT INTO admin (email, password_hash, configured_hash) VALUES ('admin@eclar.example', '$argon2id$1', '$argon2id$2')`,
  `INSERT INTO admin_sessions (expires_at) VALUES ('2030-01-01T00:00:00.123456Z'), ('2020-01-01T00:00:00Z')`,
  `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, created_at, service, meeting_location, custom_location, meeting_date_time)
   VALUES ('quote', 'Q-AAAAAA', 'Ñoño 李小龍', 'nono@example.com', '+63 45 123', '1', '2024-02-29T23:59:59.999999Z', 'Design', 'Other', 'Gerona', 'Monday, March 3, 2025 at 2:30 PM')`,
  `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, position)
   VALUES ('application', 'A-AAAAAA', 'Ana', 'ana@example.com', '09171234567', '1', 'Driver')`,
  `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, delivery_option, delivery_location, description)
   SELECT 'inquiry', 'I-' || 100000 + n, 'No. ' || n, 'a' || n || '@example.com', '0917', '1', 'Deliver', NULLIF('Place ' || n, 'Place 1'), repeat('gravel ', n)
   FROM generate_series(1, 500) n`,
  `INSERT INTO resumes (application_id, file_name, type, content)
   SELECT id, 'cv "1".pdf', 'pdf', decode(repeat('00ff', 5000), 'hex') FROM submissions WHERE kind = 'application'`,
  `INSERT INTO jobs (title, position, location, full_description, qualifications, deleted_at)
   VALUES ('Driver', 'Driver', 'Gerona', '<p>Drives.</p>', 'None', NULL), ('Welder', 'Welder', 'Gerona', 'Welds.', 'None', now())`,
  `INSERT INTO rentals (vehicle_name, weight_limit, deleted_at) VALUES ('Crane', '25 tons', NULL), ('Truck', '10 tons', now())`,
];
