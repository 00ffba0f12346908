import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The retention finds what is due without reading what is not. */
export class RetentionIndexes1795490000000 implements MigrationInterface {
  name = 'RetentionIndexes1795490000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX "submissions_kind_age" ON "submissions"  ("kind", "created_at") `);
    await queryRunner.query(
      `CREATE INDEX "submissions_deleted" ON "submissions"  ("deleted_at") WHERE "deleted_at" IS NOT NULL`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."submissions_deleted"`);
    await queryRunner.query(`DROP INDEX "public"."submissions_kind_age"`);
  }
}
