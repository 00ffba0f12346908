import type { DataSource } from 'typeorm';

/** Whose address it is, unless an account of today has it: that one still says who did what. */
const OF_NOBODY = (column: string) =>
  `fold_case(${column}) = fold_case($1) AND NOT EXISTS (SELECT FROM accounts WHERE fold_case(email) = fold_case($1))`;

const FORGET = [
  `UPDATE content_releases SET by_name = '' WHERE ${OF_NOBODY('by_name')}`,
  `UPDATE content_drafts SET by_name = '' WHERE ${OF_NOBODY('by_name')}`,
  `UPDATE content_releases SET authors = ARRAY(SELECT name FROM unnest(authors) AS name WHERE NOT (${OF_NOBODY('name')}))
    WHERE EXISTS (SELECT FROM unnest(authors) AS name WHERE ${OF_NOBODY('name')})`,
  `UPDATE content_drafts SET authors = (SELECT coalesce(jsonb_object_agg(place, written), '{}')
    FROM jsonb_each(authors) AS one (place, written) WHERE NOT (${OF_NOBODY(`written->>'by'`)}))
    WHERE EXISTS (SELECT FROM jsonb_each(authors) AS one (place, written) WHERE ${OF_NOBODY(`written->>'by'`)})`,
  `UPDATE replies SET created_by = NULL WHERE ${OF_NOBODY('created_by')}`,
  `UPDATE pictures SET created_by = NULL WHERE ${OF_NOBODY('created_by')}`,
];

/** Takes the address of a former admin out of what they published, wrote and uploaded, which all stays. */
export async function forgetFormerAdmin(database: DataSource, email: string): Promise<void> {
  await database.transaction(async (manager) => {
    for (const statement of FORGET) await manager.query(statement, [email]);
  });
}
