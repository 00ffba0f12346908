import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One sequence for all drafts: a revision names one text of one draft, also after a draft was discarded. */
export class DraftRevisions1795530000000 implements MigrationInterface {
  name = 'DraftRevisions1795530000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE SEQUENCE "content_draft_revisions" AS integer`);
    await queryRunner.query(
      `SELECT setval('content_draft_revisions', max("revision")) FROM "content_drafts" HAVING max("revision") > 0`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP SEQUENCE "content_draft_revisions"`);
  }
}
