import type { MigrationInterface, QueryRunner } from 'typeorm';
import { kindAndWords } from './sql/submission-words.ts';

/** A search finds a telephone number however it was typed. */
export class SearchPhoneSpellings1795600000000 implements MigrationInterface {
  name = 'SearchPhoneSpellings1795600000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."submissions_search"`);
    await queryRunner.query(`ALTER INDEX "public"."submissions_search_phone" RENAME TO "submissions_search"`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER INDEX "public"."submissions_search" RENAME TO "submissions_search_phone"`);
    await queryRunner.query(
      `CREATE INDEX "submissions_search" ON "submissions" USING gin (${kindAndWords()}) WITH (gin_pending_list_limit = 256)`,
    );
  }
}
