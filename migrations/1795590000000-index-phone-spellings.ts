import type { MigrationInterface, QueryRunner } from 'typeorm';
import { wordsAndPhones } from './sql/submission-words.ts';

/** The index that replaces `submissions_search` in the next migration. Forms can be sent while it is built. */
export class IndexPhoneSpellings1795590000000 implements MigrationInterface {
  name = 'IndexPhoneSpellings1795590000000';
  transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    // a restore runs all migrations in one transaction, on tables that are empty
    const concurrently = queryRunner.isTransactionActive ? '' : 'CONCURRENTLY';
    await queryRunner.query(`DROP INDEX IF EXISTS "submissions_search_phone"`);
    await queryRunner.query(
      `CREATE INDEX ${concurrently} "submissions_search_phone" ON "submissions" USING gin (${wordsAndPhones()}) WITH (gin_pending_list_limit = 256)`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."submissions_search_phone"`);
  }
}
