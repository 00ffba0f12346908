import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CredentialReminders1795420000000 implements MigrationInterface {
  name = 'CredentialReminders1795420000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "credential_reminders" ("credential" character varying(60) NOT NULL, "valid_to" date NOT NULL, "days_before" smallint NOT NULL, "leased_until" TIMESTAMP WITH TIME ZONE NOT NULL, "sent_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_credential_reminders" PRIMARY KEY ("credential", "valid_to", "days_before"))`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "credential_reminders"`);
  }
}
