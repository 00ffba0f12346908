/** Rentals and job postings as the admin types them, each with a time of its own. */
const FILLS = [
  `INSERT INTO jobs (title, position, location, full_description, qualifications, created_at)
   SELECT 'Site engineer for project ' || i, 'Site Engineer', 'Gerona, Tarlac',
     'Plans and runs the daily works of one road or drainage project.' || E'\\n' || 'Keeps the programme, the quantities and the site diary.',
     '<ul><li>Licensed civil engineer</li><li>Three years on concrete pavement</li></ul>', now() - i * interval '1 hour'
   FROM generate_series(1 + (SELECT count(*)::int FROM jobs), $1::int) i`,
  `INSERT INTO rentals (vehicle_name, weight_limit, created_at)
   SELECT 'Dump truck ' || i, i % 40 || ' tons', now() - i * interval '1 hour'
   FROM generate_series(1 + (SELECT count(*)::int FROM rentals), $1::int) i`,
];

/** Adds rows until each of the two public lists has so many. */
export async function fillLists(client, count) {
  for (const fill of FILLS) await client.query(fill, [count]);
  await client.query('VACUUM ANALYZE jobs, rentals');
}
