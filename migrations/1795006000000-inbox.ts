import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Inbox1795006000000 implements MigrationInterface {
  name = 'Inbox1795006000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE replies (
        id uuid DEFAULT gen_random_uuid() CONSTRAINT "PK_08f619ebe431e27e9d206bea132" PRIMARY KEY,
        submission_id uuid NOT NULL CONSTRAINT "FK_9efbca28d23dece3003a64a2186" REFERENCES submissions ON DELETE CASCADE,
        subject varchar(200) NOT NULL,
        body varchar(10000) NOT NULL,
        calendar text,
        calendar_method varchar(10),
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by varchar(254),
        state_before varchar(10),
        meeting_before jsonb,
        CONSTRAINT replies_calendar CHECK ((calendar IS NULL) = (calendar_method IS NULL))
      );
      CREATE INDEX replies_of_submission ON replies (submission_id, created_at);

      CREATE TABLE reply_templates (
        id uuid DEFAULT gen_random_uuid() CONSTRAINT "PK_5eea29db5f7f80ebf8210ee3df6" PRIMARY KEY,
        kind varchar(20) NOT NULL,
        name varchar(100) NOT NULL,
        subject varchar(200) NOT NULL,
        body varchar(10000) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        CONSTRAINT reply_templates_kind CHECK (kind IN ('quote', 'application', 'inquiry'))
      );

      CREATE TABLE saved_filters (
        id uuid DEFAULT gen_random_uuid() CONSTRAINT "PK_d30e30ca883a3bd014c9ed983ac" PRIMARY KEY,
        name varchar(100) NOT NULL CONSTRAINT saved_filters_name UNIQUE,
        query varchar(500) NOT NULL,
        kinds text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE calendar_feeds (
        account_id uuid CONSTRAINT "PK_calendar_feeds" PRIMARY KEY
          CONSTRAINT "FK_calendar_feeds_account" REFERENCES accounts ON DELETE CASCADE,
        secret_hash bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX calendar_feeds_secret ON calendar_feeds (secret_hash);

      CREATE TABLE desk_settings (
        id smallint DEFAULT '1' CONSTRAINT "PK_desk_settings" PRIMARY KEY,
        weekly_mail boolean NOT NULL DEFAULT true,
        waiting_mail boolean NOT NULL DEFAULT true,
        CONSTRAINT desk_settings_is_single CHECK (id = 1)
      );
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE desk_settings, calendar_feeds, saved_filters, reply_templates, replies');
  }
}
