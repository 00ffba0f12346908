import type { MigrationInterface, QueryRunner } from 'typeorm';
import { kindAndWords, submissionWords } from './sql/submission-words.ts';

const createFunction = (words: string) =>
  `CREATE OR REPLACE FUNCTION "submission_words"(s submissions) RETURNS tsvector IMMUTABLE PARALLEL SAFE LANGUAGE sql RETURN array_to_tsvector(${words})`;

/**
 * The kind becomes one of a submission's words, so that the index compares it. The version before finds what it found: no
 * search begins with the sign of the kind.
 */
export class SearchKindAsWord1795520000000 implements MigrationInterface {
  name = 'SearchKindAsWord1795520000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createFunction(kindAndWords('s.')));
    await queryRunner.query(`DROP INDEX "public"."submissions_search"`);
    await queryRunner.query(`ALTER INDEX "public"."submissions_search_kind" RENAME TO "submissions_search"`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createFunction(submissionWords('s.')));
    await queryRunner.query(`ALTER INDEX "public"."submissions_search" RENAME TO "submissions_search_kind"`);
    await queryRunner.query(
      `CREATE INDEX "submissions_search" ON "submissions" USING gin (array_to_tsvector(${submissionWords()})) WITH (gin_pending_list_limit = 256)`,
    );
  }
}
