const TEXT = 'Reads drawings, keeps the site diary and talks to the client every week.\n'.repeat(40);

/** Adds jobs with a page of text each; gives their ids. */
export const addJobs = async (database, count) =>
  (
    await database.query(
      `INSERT INTO jobs (title, position, location, full_description, qualifications)
       SELECT 'Engineer ' || n, 'Engineer', 'Gerona, Tarlac', $1, $1 FROM generate_series(1, $2::int) n RETURNING id`,
      [TEXT, count],
    )
  ).map(({ id }) => id);
