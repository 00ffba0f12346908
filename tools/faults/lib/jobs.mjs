const TEXT = 'Reads drawings, keeps the site diary and talks to the client every week.\n'.repeat(40);

/** Adds twenty jobs with a page of text each. @returns the id of one */
export async function addJob(database) {
  const sql = `INSERT INTO jobs (title, position, location, full_description, qualifications)
    SELECT 'Engineer ' || n, 'Engineer', 'Gerona, Tarlac', $1, $1 FROM generate_series(1, 20) n RETURNING id`;
  return (await database.query(sql, [TEXT]))[0].id;
}
