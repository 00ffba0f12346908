import type { MigrationInterface, QueryRunner } from 'typeorm';
import { submissionWords } from './sql/submission-words.ts';

/** The kind becomes one of a submission's words, so that the index compares it. */
export class SearchKindAsWord1795520000000 implements MigrationInterface {
  name = 'SearchKindAsWord1795520000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."submissions_search"`);
    await queryRunner.query(`ALTER INDEX "public"."submissions_search_kind" RENAME TO "submissions_search"`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER INDEX "public"."submissions_search" RENAME TO "submissions_search_kind"`);
    await queryRunner.query(
      `CREATE INDEX "submissions_search" ON "submissions" USING gin (${submissionWords()}) WITH (gin_pending_list_limit = 256)`,
    );
  }
}
