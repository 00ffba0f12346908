import type { MigrationInterface, QueryRunner } from 'typeorm';
import { submissionWords } from './sql/submission-words.ts';

/**
 * A collation that handles the letters of every script, whatever the database's own is: built into PostgreSQL since
 * 17, provided by ICU before. A server with neither uses its own locale.
 */
async function collationOf(queryRunner: QueryRunner): Promise<string> {
  const [found] = (await queryRunner.query(
    `SELECT collname AS name FROM pg_collation WHERE collname IN ('pg_unicode_fast', 'pg_c_utf8', 'und-x-icu') AND collnamespace = 'pg_catalog'::regnamespace
      ORDER BY array_position(ARRAY['pg_unicode_fast', 'pg_c_utf8', 'und-x-icu']::name[], collname) LIMIT 1`,
  )) as { name: string }[];
  return found?.name ?? 'default';
}

/**
 * `words_of` removes accents and punctuation, and truncates words that are too long for an index entry. PostgreSQL 17 by itself
 * makes no final sigma, and other versions do.
 */
async function createFunctions(queryRunner: QueryRunner): Promise<void> {
  const collation = await collationOf(queryRunner);
  // not STRICT: PostgreSQL does not inline strict functions, so it could not use the index and would call them for
  // each row
  const FUNCTION = 'IMMUTABLE PARALLEL SAFE LANGUAGE sql RETURN';
  await queryRunner.query(
    `CREATE FUNCTION "fold_case"(text) RETURNS text ${FUNCTION} lower($1 COLLATE "${collation}")`,
  );
  const plain = `translate(lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]+', '', 'g') COLLATE "${collation}"), 'ς', 'σ')`;
  const spaced = `regexp_replace(${plain}, '[^[:alnum:]]+', ' ', 'g')`;
  const cut = `regexp_replace(${spaced}, '([^ ]{64})[^ ]+', '\\1', 'g')`;
  await queryRunner.query(
    `CREATE FUNCTION "words_of"(text) RETURNS text[] ${FUNCTION} string_to_array(btrim(${cut}), ' ')`,
  );
  await queryRunner.query(
    `CREATE FUNCTION "search_query"(text) RETURNS tsquery ${FUNCTION} (SELECT string_agg(DISTINCT quote_literal(word) || ':*', ' & ')::tsquery FROM unnest(words_of($1)) AS word)`,
  );
}

export class Inbox1795280093264 implements MigrationInterface {
  name = 'Inbox1795280093264';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "resume_downloads" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "application_id" uuid NOT NULL, "session_id" uuid NOT NULL, "downloaded_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_11a4497ab0cc70e7aa937fc0b90" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "resume_downloads_resume" ON "resume_downloads"  ("application_id") `);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "state" character varying(10) NOT NULL DEFAULT 'new'`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "note" character varying(5000) NOT NULL DEFAULT ''`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "suspected_spam" boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "spam_score" smallint NOT NULL DEFAULT '0'`);
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD "spam_reasons" character varying(20) array NOT NULL DEFAULT '{}'`,
    );
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD "mail_state" character varying(10) NOT NULL DEFAULT 'queued'`,
    );
    await queryRunner.query(`ALTER TABLE "submissions" ADD "idempotency_key" character varying(100)`);
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD CONSTRAINT "submissions_idempotency_key" UNIQUE ("idempotency_key")`,
    );
    await queryRunner.query(`ALTER TABLE "submissions" ADD "body_hash" bytea`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "deleted_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD CONSTRAINT "submissions_key_has_hash" CHECK (("idempotency_key" IS NULL) = ("body_hash" IS NULL))`,
    );
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD CONSTRAINT "submissions_mail_state" CHECK ("mail_state" IN ('queued', 'sent', 'failed', 'none'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD CONSTRAINT "submissions_state" CHECK ("state" IN ('new', 'read', 'handled'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "resume_downloads" ADD CONSTRAINT "FK_69fe60a0153b494510887b5c35a" FOREIGN KEY ("application_id") REFERENCES "resumes"("application_id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await createFunctions(queryRunner);
    await queryRunner.query(`DROP INDEX "public"."submissions_newest"`);
    await queryRunner.query(`DROP INDEX "public"."IDX_3a65ba9bbfbc1be6fb89558c71"`);
    await queryRunner.query(
      `CREATE INDEX "submissions_inbox" ON "submissions"  ("suspected_spam", "created_at", "id", "kind", "state", "mail_state") WHERE "deleted_at" IS NULL`,
    );
    for (const [name, few] of [
      ['new', `"state" = 'new'`],
      ['failed', `"mail_state" = 'failed'`],
    ])
      await queryRunner.query(
        `CREATE INDEX "submissions_${name}" ON "submissions"  ("suspected_spam", "created_at", "id") WHERE ${few} AND "deleted_at" IS NULL`,
      );
    // a short pending list, so that the insert that flushes it is not slow
    await queryRunner.query(
      `CREATE INDEX "submissions_search" ON "submissions" USING gin (${submissionWords()}) WITH (gin_pending_list_limit = 256)`,
    );
    await queryRunner.query(
      `CREATE INDEX "submissions_email" ON "submissions" (fold_case("email"), "created_at", "id")`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['email', 'search', 'failed', 'new', 'inbox'])
      await queryRunner.query(`DROP INDEX "public"."submissions_${name}"`);
    await queryRunner.query(`CREATE INDEX "IDX_3a65ba9bbfbc1be6fb89558c71" ON "submissions"  ("kind") `);
    await queryRunner.query(`CREATE INDEX "submissions_newest" ON "submissions"  ("created_at", "id") `);
    for (const name of ['search_query(text)', 'words_of(text)', 'fold_case(text)'])
      await queryRunner.query(`DROP FUNCTION ${name}`);
    await queryRunner.query(`ALTER TABLE "resume_downloads" DROP CONSTRAINT "FK_69fe60a0153b494510887b5c35a"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP CONSTRAINT "submissions_state"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP CONSTRAINT "submissions_mail_state"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP CONSTRAINT "submissions_key_has_hash"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "deleted_at"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "body_hash"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP CONSTRAINT "submissions_idempotency_key"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "idempotency_key"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "mail_state"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "spam_reasons"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "spam_score"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "suspected_spam"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "note"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "state"`);
    await queryRunner.query(`DROP INDEX "public"."resume_downloads_resume"`);
    await queryRunner.query(`DROP TABLE "resume_downloads"`);
  }
}
