import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnownPlaces1795310000000 implements MigrationInterface {
  name = 'KnownPlaces1795310000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "known_places" ("token_hash" character varying(43) NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_0c25d33adffe2a2080877083ec2" PRIMARY KEY ("token_hash"))`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "known_places"`);
  }
}
