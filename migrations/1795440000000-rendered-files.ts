import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenderedFiles1795440000000 implements MigrationInterface {
  name = 'RenderedFiles1795440000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE UNLOGGED TABLE "rendered_files" ("version" character varying(60) NOT NULL, "address" character varying(200) NOT NULL, "page" character varying(200) NOT NULL, "source" character varying(22) NOT NULL, "extension" character varying(5) NOT NULL, "br" bytea NOT NULL, "gzip" bytea NOT NULL, "made_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_rendered_files" PRIMARY KEY ("version", "address"))`,
    );
    await queryRunner.query(
      `ALTER TABLE "rendered_files" ALTER COLUMN "br" SET STORAGE EXTERNAL, ALTER COLUMN "gzip" SET STORAGE EXTERNAL`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "rendered_files"`);
  }
}
