import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Pictures1795320000000 implements MigrationInterface {
  name = 'Pictures1795320000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "pictures" ("id" character varying(14) NOT NULL, "number" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "name" character varying(255) NOT NULL, "type" character varying(4) NOT NULL, "width" integer NOT NULL, "height" integer NOT NULL, "bytes" integer NOT NULL, "tone" character varying(20) NOT NULL, "settings" character varying(8) NOT NULL, "alt" character varying(300) NOT NULL DEFAULT '', "focus_x" real NOT NULL DEFAULT '0.5', "focus_y" real NOT NULL DEFAULT '0.5', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "created_by" character varying(254), CONSTRAINT "pictures_focus" CHECK ("focus_x" BETWEEN 0 AND 1 AND "focus_y" BETWEEN 0 AND 1), CONSTRAINT "pictures_size" CHECK ("bytes" BETWEEN 1 AND 26214400 AND "width" > 0 AND "height" > 0), CONSTRAINT "pictures_type" CHECK ("type" IN ('jpeg', 'png', 'webp', 'avif')), CONSTRAINT "PK_7aa5e10dd31983e9f05b9f1fc85" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX "pictures_newest" ON "pictures"  ("number")`);
    await queryRunner.query(
      `CREATE TABLE "picture_files" ("picture_id" character varying(14) NOT NULL, "width" integer NOT NULL, "format" character varying(4) NOT NULL, "body" bytea NOT NULL, CONSTRAINT "picture_files_format" CHECK ("format" IN ('avif', 'webp', 'jpeg')), CONSTRAINT "PK_ced99e26f6b1d8b9cb122b971da" PRIMARY KEY ("picture_id", "width", "format"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "picture_originals" ("picture_id" character varying(14) NOT NULL, "part" smallint NOT NULL, "body" bytea NOT NULL, CONSTRAINT "picture_originals_part" CHECK ("part" >= 0), CONSTRAINT "PK_9105f65c01931fe8b68aaab4652" PRIMARY KEY ("picture_id", "part"))`,
    );
    await queryRunner.query(
      `ALTER TABLE "picture_files" ADD CONSTRAINT "FK_bc586c4b5a4c776b36150d423b2" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "picture_originals" ADD CONSTRAINT "FK_cf44a05d6259a060af4768a431e" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    // pictures are compressed already: PostgreSQL need not try
    for (const table of ['picture_files', 'picture_originals'])
      await queryRunner.query(`ALTER TABLE "${table}" ALTER COLUMN "body" SET STORAGE EXTERNAL`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "picture_originals"`);
    await queryRunner.query(`DROP TABLE "picture_files"`);
    await queryRunner.query(`DROP TABLE "pictures"`);
  }
}
