import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index under the same name with other columns. The one of before serves until this one is made. */
async function replaceStages(queryRunner: QueryRunner, columns: string): Promise<void> {
  await queryRunner.query(
    `CREATE INDEX "submissions_stages_next" ON "submissions"  (${columns}) WHERE "kind" = 'application' AND "deleted_at" IS NULL`,
  );
  await queryRunner.query(`DROP INDEX "public"."submissions_stages"`);
  await queryRunner.query(`ALTER INDEX "public"."submissions_stages_next" RENAME TO "submissions_stages"`);
}

/** The board counts and lists a stage, also for one position, without reading other applications. */
export class BoardIndex1795500000000 implements MigrationInterface {
  name = 'BoardIndex1795500000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX "submissions_board" ON "submissions"  ("suspected_spam", "stage", "created_at", "id", "position") WHERE "kind" = 'application' AND "state" <> 'handled' AND "deleted_at" IS NULL`,
    );
    await replaceStages(queryRunner, `"suspected_spam", "stage", "created_at", "id", "position"`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await replaceStages(queryRunner, `"suspected_spam", "stage", "created_at", "id"`);
    await queryRunner.query(`DROP INDEX "public"."submissions_board"`);
  }
}
