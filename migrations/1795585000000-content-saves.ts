import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContentSaves1795585000000 implements MigrationInterface {
  name = 'ContentSaves1795585000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "content_saves" ("key" uuid NOT NULL, "conflicts" jsonb NOT NULL, "saved_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_content_saves" PRIMARY KEY ("key"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_content_saves_saved_at" ON "content_saves" ("saved_at")`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "content_saves"`);
  }
}
