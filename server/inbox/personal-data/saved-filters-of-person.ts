import type { DataSource } from 'typeorm';

interface KeptFilter {
  id: string;
  name: string;
  query: string;
  created_at: Date;
}

const KEPT = 'SELECT id, name, query, created_at FROM saved_filters ORDER BY created_at, id';

/**
 * Selects the texts that identify the person: those that contain the address, the name, the phone number or the
 * reference of a submission, and those that consist of at least two words of the name. One word is not enough,
 * because many people share it.
 */
const ABOUT = `
  WITH texts AS (
    SELECT id, words_of(said) AS words FROM unnest($2::uuid[], $3::text[]) AS given (id, said)
  ), names AS (
    SELECT DISTINCT words_of(name) AS words FROM submissions WHERE fold_case(email) = fold_case($1)
  ), known AS (
    SELECT words_of($1) AS words UNION SELECT words FROM names
    UNION SELECT words_of(said) FROM submissions, LATERAL (VALUES (phone), (reference)) AS facts (said)
    WHERE fold_case(email) = fold_case($1)
  )
  SELECT id FROM texts WHERE EXISTS (SELECT FROM known WHERE cardinality(words) > 0 AND texts.words @> words)
    OR cardinality(texts.words) > 1 AND EXISTS (SELECT FROM names WHERE texts.words <@ words)`;

/**
 * Saved filters whose name or search identifies the person with this address. Names and phone numbers come from the
 * submissions, so this must run before they are deleted.
 */
export async function savedFiltersOf(database: DataSource, email: string): Promise<KeptFilter[]> {
  const kept = await database.query<KeptFilter[]>(KEPT);
  const texts = kept.flatMap(({ id, name, query }) => [
    { id, said: name },
    { id, said: new URLSearchParams(query).get('search') ?? '' },
  ]);
  const parameters = [email, texts.map(({ id }) => id), texts.map(({ said }) => said)];
  const found = await database.query<{ id: string }[]>(ABOUT, parameters);
  return kept.filter((filter) => found.some(({ id }) => id === filter.id));
}

export async function forgetSavedFilters(database: DataSource, email: string): Promise<void> {
  const ids = (await savedFiltersOf(database, email)).map(({ id }) => id);
  await database.query('DELETE FROM saved_filters WHERE id = ANY ($1::uuid[])', [ids]);
}
