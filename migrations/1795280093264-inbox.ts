import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Inbox1795280093264 implements MigrationInterface {
  name = 'Inbox1795280093264';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "resume_downloads" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "application_id" uuid NOT NULL, "session_id" uuid NOT NULL, "downloaded_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_11a4497ab0cc70e7aa937fc0b90" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "resume_downloads_resume" ON "resume_downloads"  ("application_id") `);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "state" character varying(10) NOT NULL DEFAULT 'new'`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "note" character varying(5000) NOT NULL DEFAULT ''`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "suspected_spam" boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "spam_score" smallint NOT NULL DEFAULT '0'`);
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD "spam_reasons" character varying(20) array NOT NULL DEFAULT '{}'`,
    );
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD "mail_state" character varying(10) NOT NULL DEFAULT 'queued'`,
    );
    await queryRunner.query(`ALTER TABLE "submissions" ADD "idempotency_key" character varying(100)`);
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD CONSTRAINT "submissions_idempotency_key" UNIQUE ("idempotency_key")`,
    );
    await queryRunner.query(`ALTER TABLE "submissions" ADD "body_hash" bytea`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "deleted_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD CONSTRAINT "submissions_key_has_hash" CHECK (("idempotency_key" IS NULL) = ("body_hash" IS NULL))`,
    );
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD CONSTRAINT "submissions_mail_state" CHECK ("mail_state" IN ('queued', 'sent', 'failed', 'none'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD CONSTRAINT "submissions_state" CHECK ("state" IN ('new', 'read', 'handled'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "resume_downloads" ADD CONSTRAINT "FK_69fe60a0153b494510887b5c35a" FOREIGN KEY ("application_id") REFERENCES "resumes"("application_id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "resume_downloads" DROP CONSTRAINT "FK_69fe60a0153b494510887b5c35a"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP CONSTRAINT "submissions_state"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP CONSTRAINT "submissions_mail_state"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP CONSTRAINT "submissions_key_has_hash"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "deleted_at"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "body_hash"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP CONSTRAINT "submissions_idempotency_key"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "idempotency_key"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "mail_state"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "spam_reasons"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "spam_score"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "suspected_spam"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "note"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "state"`);
    await queryRunner.query(`DROP INDEX "public"."resume_downloads_resume"`);
    await queryRunner.query(`DROP TABLE "resume_downloads"`);
  }
}
