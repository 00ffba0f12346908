import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContentFiles1795410000000 implements MigrationInterface {
  name = 'ContentFiles1795410000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE UNLOGGED TABLE "content_file_parts" ("file" uuid NOT NULL, "part" smallint NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "body" bytea NOT NULL, CONSTRAINT "PK_content_file_parts" PRIMARY KEY ("file", "part"))`,
    );
    await queryRunner.query(`ALTER TABLE "content_file_parts" ALTER COLUMN "body" SET STORAGE EXTERNAL`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "content_file_parts"`);
  }
}
