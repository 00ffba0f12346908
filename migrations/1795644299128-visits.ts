import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Visits1795644299128 implements MigrationInterface {
  name = 'Visits1795644299128';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE visit_totals (
        day date, dimension varchar(10), value varchar(200), visits integer NOT NULL,
        CONSTRAINT "PK_visit_totals" PRIMARY KEY (day, dimension, value)
      )`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE visit_totals');
  }
}
