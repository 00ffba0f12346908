import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Limits1795000000000 implements MigrationInterface {
  name = 'Limits1795000000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE UNLOGGED TABLE rate_limits (
        key varchar(255) CONSTRAINT "PK_8cb6aa4831e3e775ccf370521db" PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE rate_limits');
  }
}
