import type { MigrationInterface, QueryRunner } from 'typeorm';

const constraints = (contact: string, digits: string) => `
  ALTER TABLE submissions
    DROP CONSTRAINT submissions_not_blank, DROP CONSTRAINT submissions_application_is_whole,
    ADD CONSTRAINT submissions_not_blank CHECK (btrim(name) <> '' AND ${contact}),
    ADD CONSTRAINT submissions_application_is_whole CHECK (
      kind <> 'application' OR ("position" IS NOT NULL AND phone ~ '${digits}')
    )`;

/**
 * A form may require only one of phone number and email address. The other one is empty rather than null: the previous release and
 * the index of searched words read both as texts.
 */
export class Contact1795670000000 implements MigrationInterface {
  name = 'Contact1795670000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(constraints(`(btrim(email) <> '' OR btrim(phone) <> '')`, '^([0-9]{10,15})?$'));
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE submissions SET email = 'none@example.invalid' WHERE email = ''`);
    await queryRunner.query(`UPDATE submissions SET phone = '0000000000' WHERE phone = ''`);
    await queryRunner.query(constraints(`btrim(email) <> '' AND btrim(phone) <> ''`, '^[0-9]{10,15}$'));
  }
}
