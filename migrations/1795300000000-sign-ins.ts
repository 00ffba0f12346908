import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SignIns1795300000000 implements MigrationInterface {
  name = 'SignIns1795300000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "admin_sessions" ADD "previous_sign_in_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "admin" ADD "signed_in_at" TIMESTAMP WITH TIME ZONE`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "admin" DROP COLUMN "signed_in_at"`);
    await queryRunner.query(`ALTER TABLE "admin_sessions" DROP COLUMN "previous_sign_in_at"`);
  }
}
