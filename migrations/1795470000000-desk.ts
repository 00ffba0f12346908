import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Desk1795470000000 implements MigrationInterface {
  name = 'Desk1795470000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "calendar_feed" ("id" smallint NOT NULL DEFAULT '1', "secret_hash" bytea NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "calendar_feed_is_single" CHECK ("id" = 1), CONSTRAINT "PK_calendar_feed" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "desk_letters" ("kind" character varying(10) NOT NULL, "day" date NOT NULL, "leased_until" TIMESTAMP WITH TIME ZONE NOT NULL, "sent_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "desk_letters_kind" CHECK ("kind" IN ('week', 'waiting')), CONSTRAINT "PK_desk_letters" PRIMARY KEY ("kind", "day"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "desk_settings" ("id" smallint NOT NULL DEFAULT '1', "weekly_mail" boolean NOT NULL DEFAULT true, "waiting_mail" boolean NOT NULL DEFAULT true, CONSTRAINT "desk_settings_is_single" CHECK ("id" = 1), CONSTRAINT "PK_desk_settings" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "saved_filters" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "name" character varying(100) NOT NULL, "query" character varying(500) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "saved_filters_name" UNIQUE ("name"), CONSTRAINT "PK_d30e30ca883a3bd014c9ed983ac" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "reply_templates" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "kind" character varying(20) NOT NULL, "name" character varying(100) NOT NULL, "subject" character varying(200) NOT NULL, "body" character varying(10000) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "deleted_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "reply_templates_kind" CHECK ("kind" IN ('quote', 'application', 'inquiry')), CONSTRAINT "PK_5eea29db5f7f80ebf8210ee3df6" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "replies" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "submission_id" uuid NOT NULL, "subject" character varying(200) NOT NULL, "body" character varying(10000) NOT NULL, "calendar" text, "calendar_method" character varying(10), "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "created_by" character varying(254), "state_before" character varying(10), "meeting_before" jsonb, CONSTRAINT "replies_calendar" CHECK (("calendar" IS NULL) = ("calendar_method" IS NULL)), CONSTRAINT "PK_08f619ebe431e27e9d206bea132" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "replies_of_submission" ON "replies"  ("submission_id", "created_at") `);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "meeting_state" character varying(10)`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "meeting_minutes" smallint NOT NULL DEFAULT '60'`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "meeting_answered_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "meeting_sequence" integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "stage" character varying(12) NOT NULL DEFAULT 'new'`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "assignee" character varying(100)`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "answered_at" TIMESTAMP WITH TIME ZONE`);
    // a constant first, which needs no rewrite of the rows and is the same wherever an older backup is restored
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT 'epoch'`,
    );
    await queryRunner.query(`ALTER TABLE "submissions" ALTER COLUMN "changed_at" SET DEFAULT now()`);
    await queryRunner.query(`ALTER TABLE "submissions" ADD "page" character varying(200)`);
    await queryRunner.query(`ALTER TABLE "mails" ADD "reply_id" uuid`);
    await queryRunner.query(`ALTER TABLE "mails" ADD CONSTRAINT "mails_one_of_reply" UNIQUE ("reply_id")`);
    await queryRunner.query(
      `CREATE INDEX "mails_failed_replies" ON "mails"  ("reply_id") WHERE "state" = 'failed' AND "reply_id" IS NOT NULL`,
    );
    await queryRunner.query(`ALTER TABLE "mails" ALTER COLUMN "submission_id" DROP NOT NULL`);
    await queryRunner.query(`ALTER TABLE "mails" DROP CONSTRAINT "mails_recipient"`);
    await queryRunner.query(
      `ALTER TABLE "mails" ADD CONSTRAINT "mails_recipient" CHECK ("recipient" IN ('department', 'visitor', 'reply'))`,
    );
    await queryRunner.query(
      `CREATE INDEX "submissions_unanswered" ON "submissions"  ("suspected_spam", "created_at", "id") WHERE "answered_at" IS NULL AND "state" <> 'handled' AND "deleted_at" IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "submissions_stages" ON "submissions"  ("suspected_spam", "stage", "created_at", "id") WHERE "kind" = 'application' AND "deleted_at" IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "submissions_positions" ON "submissions"  ("suspected_spam", "position", "created_at", "id") WHERE "kind" = 'application' AND "deleted_at" IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "submissions_assigned" ON "submissions"  ("suspected_spam", "assignee", "created_at", "id") WHERE "assignee" IS NOT NULL AND "deleted_at" IS NULL`,
    );
    await queryRunner.query(`CREATE INDEX "submissions_changed" ON "submissions"  ("changed_at") `);
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD CONSTRAINT "submissions_meeting_state" CHECK ("meeting_state" IN ('confirmed', 'proposed', 'declined'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "submissions" ADD CONSTRAINT "submissions_stage" CHECK ("stage" IN ('new', 'shortlisted', 'interview', 'hired', 'declined'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "mails" ADD CONSTRAINT "mails_owner" CHECK (("recipient" = 'reply') = ("reply_id" IS NOT NULL) AND num_nonnulls("submission_id", "reply_id") = 1)`,
    );
    await queryRunner.query(
      `ALTER TABLE "replies" ADD CONSTRAINT "FK_9efbca28d23dece3003a64a2186" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "mails" ADD CONSTRAINT "FK_467713b896296026bcc46b83709" FOREIGN KEY ("reply_id") REFERENCES "replies"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.changed_at := clock_timestamp(); RETURN NEW; END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER "note_change" BEFORE UPDATE ON "submissions" FOR EACH ROW EXECUTE FUNCTION "note_change"()`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "note_change" ON "submissions"`);
    await queryRunner.query(`DROP FUNCTION "note_change"()`);
    await queryRunner.query(`DELETE FROM "mails" WHERE "reply_id" IS NOT NULL`);
    await queryRunner.query(`ALTER TABLE "mails" DROP CONSTRAINT "FK_467713b896296026bcc46b83709"`);
    await queryRunner.query(`ALTER TABLE "replies" DROP CONSTRAINT "FK_9efbca28d23dece3003a64a2186"`);
    await queryRunner.query(`ALTER TABLE "mails" DROP CONSTRAINT "mails_owner"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP CONSTRAINT "submissions_stage"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP CONSTRAINT "submissions_meeting_state"`);
    await queryRunner.query(`DROP INDEX "public"."submissions_changed"`);
    await queryRunner.query(`DROP INDEX "public"."submissions_assigned"`);
    await queryRunner.query(`DROP INDEX "public"."submissions_positions"`);
    await queryRunner.query(`DROP INDEX "public"."submissions_stages"`);
    await queryRunner.query(`DROP INDEX "public"."submissions_unanswered"`);
    await queryRunner.query(`ALTER TABLE "mails" ALTER COLUMN "submission_id" SET NOT NULL`);
    await queryRunner.query(`ALTER TABLE "mails" DROP CONSTRAINT "mails_recipient"`);
    await queryRunner.query(
      `ALTER TABLE "mails" ADD CONSTRAINT "mails_recipient" CHECK ("recipient" IN ('department', 'visitor'))`,
    );
    await queryRunner.query(`DROP INDEX "public"."mails_failed_replies"`);
    await queryRunner.query(`ALTER TABLE "mails" DROP CONSTRAINT "mails_one_of_reply"`);
    await queryRunner.query(`ALTER TABLE "mails" DROP COLUMN "reply_id"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "page"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "changed_at"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "answered_at"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "assignee"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "stage"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "meeting_sequence"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "meeting_answered_at"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "meeting_minutes"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "meeting_state"`);
    await queryRunner.query(`DROP INDEX "public"."replies_of_submission"`);
    await queryRunner.query(`DROP TABLE "replies"`);
    await queryRunner.query(`DROP TABLE "reply_templates"`);
    await queryRunner.query(`DROP TABLE "saved_filters"`);
    await queryRunner.query(`DROP TABLE "desk_settings"`);
    await queryRunner.query(`DROP TABLE "desk_letters"`);
    await queryRunner.query(`DROP TABLE "calendar_feed"`);
  }
}
