import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is due and was not sent, the site queues again by itself. At most twelve mailboxes have a letter each of what waits. */
const UP = `
  ALTER TABLE mails
    ADD key varchar(100) CONSTRAINT mails_one_of_key UNIQUE,
    ADD account_id uuid CONSTRAINT "FK_d4b2ebf0bfe419bcaa7e01f7b14" REFERENCES accounts ON DELETE CASCADE,
    ADD device varchar(100), ADD expires_at timestamptz,
    ALTER message_id DROP NOT NULL,
    DROP CONSTRAINT mails_owner, DROP CONSTRAINT mails_recipient,
    ADD CONSTRAINT mails_owner CHECK (
      num_nonnulls(submission_id, reply_id, key) = 1 AND (recipient = 'reply') = (reply_id IS NOT NULL)
      AND (recipient IN ('department', 'visitor')) = (submission_id IS NOT NULL)
      AND (recipient = 'sign-in') = (account_id IS NOT NULL) AND (key IS NULL) = (message_id IS NOT NULL)
    ),
    ADD CONSTRAINT mails_recipient CHECK (recipient IN ('department', 'visitor', 'reply', 'reminder', 'week', 'waiting', 'sign-in'));

  INSERT INTO mails (recipient, key, account_id, device, next_attempt_at, queued_at, expires_at)
    SELECT 'sign-in', 'sign-in-' || session_id, account_id, device, leased_until, created_at, created_at + interval '2 days'
    FROM sign_in_notices WHERE sent_at IS NULL;
  INSERT INTO mails (recipient, key, state, queued_at, sent_at)
    SELECT 'reminder', concat_ws('-', 'credential', credential, to_char(valid_to, 'YYYY-MM-DD'), days_before), 'sent', sent_at, sent_at
    FROM credential_reminders WHERE sent_at IS NOT NULL
    UNION ALL SELECT kind, concat_ws('-', 'desk', kind, to_char(day, 'YYYY-MM-DD'), number), 'sent', sent_at, sent_at
    FROM desk_letters, generate_series(0, CASE kind WHEN 'waiting' THEN 11 ELSE 0 END) AS number WHERE sent_at IS NOT NULL;
  TRUNCATE sign_in_notices, credential_reminders, desk_letters;

  -- a restore could not empty the accounts below a table that no backup has
  ALTER TABLE sign_in_notices DROP CONSTRAINT "FK_0e149b662aff7ed99eab03e5cc8";
  CREATE FUNCTION pass_on_to_mails() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'sign_in_notices' THEN
        INSERT INTO mails (recipient, key, account_id, device, expires_at)
        VALUES ('sign-in', 'sign-in-' || NEW.session_id, NEW.account_id, NEW.device, now() + interval '2 days');
      END IF;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER pass_on BEFORE INSERT ON sign_in_notices FOR EACH ROW EXECUTE FUNCTION pass_on_to_mails();
  CREATE TRIGGER pass_on BEFORE INSERT ON credential_reminders FOR EACH ROW EXECUTE FUNCTION pass_on_to_mails();
  CREATE TRIGGER pass_on BEFORE INSERT ON desk_letters FOR EACH ROW EXECUTE FUNCTION pass_on_to_mails();
`;

const DOWN = `
  DROP FUNCTION pass_on_to_mails CASCADE;
  INSERT INTO sign_in_notices (session_id, account_id, device, created_at, leased_until, sent_at)
    SELECT substr(key, 9)::uuid, account_id, device, queued_at, next_attempt_at, sent_at FROM mails WHERE recipient = 'sign-in';
  INSERT INTO credential_reminders (credential, valid_to, days_before, leased_until, sent_at)
    SELECT part[1], part[2]::date, part[3]::smallint, next_attempt_at, sent_at
    FROM mails, regexp_match(key, '^credential-(.+)-(....-..-..)-(.+)$') AS part WHERE recipient = 'reminder';
  INSERT INTO desk_letters (kind, day, leased_until, sent_at)
    SELECT recipient, substring(key from '....-..-..')::date, max(next_attempt_at), max(sent_at)
    FROM mails WHERE recipient IN ('week', 'waiting') GROUP BY 1, 2;
  DELETE FROM mails WHERE key IS NOT NULL;

  ALTER TABLE sign_in_notices ADD CONSTRAINT "FK_0e149b662aff7ed99eab03e5cc8"
    FOREIGN KEY (account_id) REFERENCES accounts ON DELETE CASCADE;
  ALTER TABLE mails
    DROP CONSTRAINT mails_owner, DROP CONSTRAINT mails_recipient,
    DROP key, DROP account_id, DROP device, DROP expires_at,
    ALTER message_id SET NOT NULL,
    ADD CONSTRAINT mails_owner CHECK ((recipient = 'reply') = (reply_id IS NOT NULL) AND num_nonnulls(submission_id, reply_id) = 1),
    ADD CONSTRAINT mails_recipient CHECK (recipient IN ('department', 'visitor', 'reply'));
`;

/**
 * Reminders, letters to the office and notices of sign-ins become mails of the outbox. Their three tables stay for one release,
 * empty and unused, because replicas of the previous one insert into them during the update. A trigger passes the notices on
 * and inserts nothing, and those replicas send nothing that they could not insert. They take mails through submissions alone,
 * so none of the new kinds.
 */
export class Outbox1795640000000 implements MigrationInterface {
  name = 'Outbox1795640000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DOWN);
  }
}
