import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Mail1795281000000 implements MigrationInterface {
  name = 'Mail1795281000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "mails" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "submission_id" uuid NOT NULL, "recipient" character varying(10) NOT NULL, "state" character varying(10) NOT NULL DEFAULT 'queued', "attempts" integer NOT NULL DEFAULT '0', "next_attempt_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "queued_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "message_id" character varying(150) NOT NULL, "last_error" character varying(100), "sent_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "mails_one_each" UNIQUE ("submission_id", "recipient"), CONSTRAINT "mails_state" CHECK ("state" IN ('queued', 'sending', 'sent', 'failed')), CONSTRAINT "mails_recipient" CHECK ("recipient" IN ('department', 'visitor')), CONSTRAINT "PK_218248d7dfe1b739f06e2309349" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "mails_due" ON "mails"  ("next_attempt_at") WHERE state IN ('queued', 'sending')`,
    );
    await queryRunner.query(`CREATE INDEX "submissions_unmailed" ON "submissions"  ("id") WHERE mail_state = 'queued'`);
    await queryRunner.query(
      `ALTER TABLE "mails" ADD CONSTRAINT "FK_fee57037c4abd46f118c438bdf4" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "mails" DROP CONSTRAINT "FK_fee57037c4abd46f118c438bdf4"`);
    await queryRunner.query(`DROP INDEX "public"."submissions_unmailed"`);
    await queryRunner.query(`DROP INDEX "public"."mails_due"`);
    await queryRunner.query(`DROP TABLE "mails"`);
  }
}
