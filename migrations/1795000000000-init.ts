import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Init1795000000000 implements MigrationInterface {
  name = 'Init1795000000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "admin_sessions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_38bb553c2372215d48de2306c5e" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "admin" ("id" smallint NOT NULL DEFAULT '1', "email" character varying(254) NOT NULL, "password_hash" character varying(200) NOT NULL, "configured_hash" character varying(200), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "admin_email_is_lower_case" CHECK ("email" = lower("email")), CONSTRAINT "admin_is_single" CHECK ("id" = 1), CONSTRAINT "PK_e032310bcef831fb83101899b10" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "submissions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "reference" character varying(8) NOT NULL, "name" character varying(200) NOT NULL, "email" character varying(254) NOT NULL, "phone" character varying(50) NOT NULL, "privacy_version" character varying(20) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "position" character varying(200), "service" character varying(100), "description" character varying(5000), "delivery_option" character varying(20), "delivery_location" character varying(300), "meeting_location" character varying(300), "custom_location" character varying(300), "meeting_date_time" character varying(100), "kind" character varying(20) NOT NULL, CONSTRAINT "submissions_reference" UNIQUE ("reference"), CONSTRAINT "submissions_inquiry_is_whole" CHECK ("kind" <> 'inquiry' OR "delivery_option" IS NOT NULL AND "delivery_option" IN ('Pick Up', 'Deliver')), CONSTRAINT "submissions_application_is_whole" CHECK ("kind" <> 'application' OR ("position" IS NOT NULL AND "phone" ~ '^[0-9]{10,15}$')), CONSTRAINT "submissions_quote_is_whole" CHECK ("kind" <> 'quote' OR ("service" IS NOT NULL AND "meeting_location" IS NOT NULL AND "meeting_date_time" IS NOT NULL AND ("meeting_location" <> 'Other' OR "custom_location" IS NOT NULL))), CONSTRAINT "submissions_not_blank" CHECK (btrim("name") <> '' AND btrim("email") <> '' AND btrim("phone") <> ''), CONSTRAINT "submissions_kind" CHECK ("kind" IN ('quote', 'application', 'inquiry')), CONSTRAINT "PK_10b3be95b8b2fb1e482e07d706b" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "submissions_newest" ON "submissions"  ("created_at", "id") `);
    await queryRunner.query(`CREATE INDEX "IDX_3a65ba9bbfbc1be6fb89558c71" ON "submissions"  ("kind") `);
    await queryRunner.query(
      `CREATE TABLE "resumes" ("application_id" uuid NOT NULL, "file_name" character varying(255) NOT NULL, "type" character varying(4) NOT NULL, "content" bytea NOT NULL, CONSTRAINT "resumes_type" CHECK ("type" IN ('pdf', 'doc', 'docx')), CONSTRAINT "resumes_size" CHECK (octet_length("content") BETWEEN 1 AND 5242880), CONSTRAINT "PK_e936c72fceaef6c9aee43d9ad28" PRIMARY KEY ("application_id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "jobs" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "deleted_at" TIMESTAMP WITH TIME ZONE, "title" character varying(200) NOT NULL, "position" character varying(200) NOT NULL, "location" character varying(300) NOT NULL, "full_description" text NOT NULL, "qualifications" text NOT NULL, CONSTRAINT "jobs_text_length" CHECK (char_length("full_description") BETWEEN 1 AND 20000 AND char_length("qualifications") BETWEEN 1 AND 20000), CONSTRAINT "jobs_not_blank" CHECK (btrim("title") <> '' AND btrim("position") <> '' AND btrim("location") <> ''), CONSTRAINT "PK_cf0a6c42b72fcc7f7c237def345" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "rentals" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "deleted_at" TIMESTAMP WITH TIME ZONE, "vehicle_name" character varying(200) NOT NULL, "weight_limit" character varying(100) NOT NULL, CONSTRAINT "rentals_not_blank" CHECK (btrim("vehicle_name") <> '' AND btrim("weight_limit") <> ''), CONSTRAINT "PK_2b10d04c95a8bfe85b506ba52ba" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `ALTER TABLE "resumes" ADD CONSTRAINT "FK_e936c72fceaef6c9aee43d9ad28" FOREIGN KEY ("application_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "resumes" DROP CONSTRAINT "FK_e936c72fceaef6c9aee43d9ad28"`);
    await queryRunner.query(`DROP TABLE "rentals"`);
    await queryRunner.query(`DROP TABLE "jobs"`);
    await queryRunner.query(`DROP TABLE "resumes"`);
    await queryRunner.query(`DROP INDEX "public"."IDX_3a65ba9bbfbc1be6fb89558c71"`);
    await queryRunner.query(`DROP INDEX "public"."submissions_newest"`);
    await queryRunner.query(`DROP TABLE "submissions"`);
    await queryRunner.query(`DROP TABLE "admin"`);
    await queryRunner.query(`DROP TABLE "admin_sessions"`);
  }
}
