import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JobClosingDay1795430000000 implements MigrationInterface {
  name = 'JobClosingDay1795430000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "jobs" ADD "closes_on" date`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "jobs" DROP COLUMN "closes_on"`);
  }
}
