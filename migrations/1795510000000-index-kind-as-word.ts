import type { MigrationInterface, QueryRunner } from 'typeorm';
import { kindAndWords } from './sql/submission-words.ts';

/** The index that the next migration puts in the place of `submissions_search`. Forms are sent while it is made. */
export class IndexKindAsWord1795510000000 implements MigrationInterface {
  name = 'IndexKindAsWord1795510000000';
  transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    // a restore runs all migrations in one transaction, on tables that are empty
    const concurrently = queryRunner.isTransactionActive ? '' : 'CONCURRENTLY';
    await queryRunner.query(`DROP INDEX IF EXISTS "submissions_search_kind"`);
    await queryRunner.query(
      `CREATE INDEX ${concurrently} "submissions_search_kind" ON "submissions" USING gin (${kindAndWords()}) WITH (gin_pending_list_limit = 256)`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."submissions_search_kind"`);
  }
}
