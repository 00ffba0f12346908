import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Open lists leave a submission out until `snoozed_until`. The index covers snoozed submissions only. */
export class Snoozed1795620000000 implements MigrationInterface {
  name = 'Snoozed1795620000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "submissions" ADD "snoozed_until" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `CREATE INDEX "submissions_snoozed" ON "submissions"  ("suspected_spam", "created_at", "id") WHERE "snoozed_until" IS NOT NULL AND "deleted_at" IS NULL`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."submissions_snoozed"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "snoozed_until"`);
  }
}
