import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Mail1795007000000 implements MigrationInterface {
  name = 'Mail1795007000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mails (
        id uuid DEFAULT gen_random_uuid() CONSTRAINT "PK_218248d7dfe1b739f06e2309349" PRIMARY KEY,
        submission_id uuid CONSTRAINT "FK_fee57037c4abd46f118c438bdf4" REFERENCES submissions ON DELETE CASCADE,
        reply_id uuid CONSTRAINT mails_one_of_reply UNIQUE
          CONSTRAINT "FK_467713b896296026bcc46b83709" REFERENCES replies ON DELETE CASCADE,
        recipient varchar(10) NOT NULL,
        state varchar(10) NOT NULL DEFAULT 'queued',
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        queued_at timestamptz NOT NULL DEFAULT now(),
        message_id varchar(150) NOT NULL,
        last_error varchar(100),
        sent_at timestamptz,
        CONSTRAINT mails_one_each UNIQUE (submission_id, recipient),
        CONSTRAINT mails_owner CHECK (
          (recipient = 'reply') = (reply_id IS NOT NULL) AND num_nonnulls(submission_id, reply_id) = 1
        ),
        CONSTRAINT mails_recipient CHECK (recipient IN ('department', 'visitor', 'reply')),
        CONSTRAINT mails_state CHECK (state IN ('queued', 'sending', 'sent', 'failed'))
      );
      CREATE INDEX mails_due ON mails (next_attempt_at) WHERE state IN ('queued', 'sending');
      CREATE INDEX mails_failed_replies ON mails (reply_id) WHERE state = 'failed' AND reply_id IS NOT NULL;

      CREATE TABLE credential_reminders (
        credential varchar(60),
        valid_to date,
        days_before smallint,
        leased_until timestamptz NOT NULL,
        sent_at timestamptz,
        CONSTRAINT "PK_credential_reminders" PRIMARY KEY (credential, valid_to, days_before)
      );

      CREATE TABLE desk_letters (
        kind varchar(10),
        day date,
        leased_until timestamptz NOT NULL,
        sent_at timestamptz,
        CONSTRAINT "PK_desk_letters" PRIMARY KEY (kind, day),
        CONSTRAINT desk_letters_kind CHECK (kind IN ('week', 'waiting'))
      );
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE desk_letters, credential_reminders, mails');
  }
}
