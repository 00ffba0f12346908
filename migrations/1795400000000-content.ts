import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Content1795400000000 implements MigrationInterface {
  name = 'Content1795400000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "content_releases" ("id" integer NOT NULL, "published_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "by_name" character varying(254) NOT NULL, "summary" text array NOT NULL, CONSTRAINT "PK_content_releases" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "content_versions" ("release_id" integer NOT NULL, "document" character varying(20) NOT NULL, "schema" smallint NOT NULL, "body" jsonb NOT NULL, CONSTRAINT "PK_content_versions" PRIMARY KEY ("release_id", "document"))`,
    );
    await queryRunner.query(
      `ALTER TABLE "content_versions" ADD CONSTRAINT "FK_content_versions_release" FOREIGN KEY ("release_id") REFERENCES "content_releases"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(`CREATE INDEX "content_versions_newest" ON "content_versions" ("document", "release_id") `);
    await queryRunner.query(
      `CREATE TABLE "content_drafts" ("document" character varying(20) NOT NULL, "schema" smallint NOT NULL, "body" jsonb NOT NULL, "revision" integer NOT NULL, "base_release" integer NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "by_name" character varying(254) NOT NULL, CONSTRAINT "PK_content_drafts" PRIMARY KEY ("document"))`,
    );
    await queryRunner.query(
      `CREATE TRIGGER "content_releases_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_releases" FOR EACH STATEMENT EXECUTE FUNCTION tell_list_change('content')`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "content_drafts"`);
    await queryRunner.query(`DROP TABLE "content_versions"`);
    await queryRunner.query(`DROP TABLE "content_releases"`);
  }
}
