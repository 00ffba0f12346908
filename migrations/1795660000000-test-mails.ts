import type { MigrationInterface, QueryRunner } from 'typeorm';

const constraints = (kinds: string, ofAccounts: string) => `
  ALTER TABLE mails
    DROP CONSTRAINT mails_owner, DROP CONSTRAINT mails_recipient,
    ADD CONSTRAINT mails_owner CHECK (
      num_nonnulls(submission_id, reply_id, key) = 1 AND (recipient = 'reply') = (reply_id IS NOT NULL)
      AND (recipient IN ('department', 'visitor')) = (submission_id IS NOT NULL)
      AND (recipient IN (${ofAccounts})) = (account_id IS NOT NULL) AND (key IS NULL) = (message_id IS NOT NULL)
    ),
    ADD CONSTRAINT mails_recipient CHECK (recipient IN ('department', 'visitor', 'reply', 'reminder', 'week', 'waiting', ${kinds}))`;

/** Editors mail themselves the confirmations that they word. Replicas of the previous release leave these mails to the others. */
export class TestMails1795660000000 implements MigrationInterface {
  name = 'TestMails1795660000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(constraints(`'sign-in', 'test'`, `'sign-in', 'test'`));
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM mails WHERE recipient = 'test'`);
    await queryRunner.query(constraints(`'sign-in'`, `'sign-in'`));
  }
}
