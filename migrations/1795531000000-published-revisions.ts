import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which drafts a release was made of, so that a publication whose answer was lost can be repeated. */
export class PublishedRevisions1795531000000 implements MigrationInterface {
  name = 'PublishedRevisions1795531000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "content_releases" ADD "revisions" jsonb`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "content_releases" DROP COLUMN "revisions"`);
  }
}
