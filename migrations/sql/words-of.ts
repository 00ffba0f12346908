import type { QueryRunner } from 'typeorm';

/**
 * Returns a collation that handles the letters of every script, whatever the database's locale: built into PostgreSQL since 17, provided by
 * ICU before. Without either, the database's default.
 */
export async function collationOf(queryRunner: QueryRunner): Promise<string> {
  const [found] = (await queryRunner.query(
    `SELECT collname AS name FROM pg_collation
      WHERE collname IN ('pg_unicode_fast', 'pg_c_utf8', 'und-x-icu') AND collnamespace = 'pg_catalog'::regnamespace
      ORDER BY array_position(ARRAY['pg_unicode_fast', 'pg_c_utf8', 'und-x-icu']::name[], collname) LIMIT 1`,
  )) as { name: string }[];
  return found?.name ?? 'default';
}

/** Defines `words_of`, which removes accents and punctuation, and truncates words that are too long for an index entry. */
export const wordsOf = (collation: string) => String.raw`
  CREATE OR REPLACE FUNCTION words_of(text) RETURNS text[] IMMUTABLE PARALLEL SAFE LANGUAGE sql
    RETURN string_to_array(btrim(regexp_replace(regexp_replace(
      -- lower() writes no final sigma (962) in PostgreSQL 17, and one in other versions
      translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]+', '', 'g') COLLATE "${collation}"), chr(962), chr(963)),
      '[^[:alnum:]]+', ' ', 'g'), '([^ ]{64})[^ ]+', '\1', 'g')), ' ')`;
