import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Downloads1795650000000 implements MigrationInterface {
  name = 'Downloads1795650000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE downloads (
        id varchar(14) CONSTRAINT "PK_downloads" PRIMARY KEY,
        name varchar(255) NOT NULL,
        bytes integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by varchar(254) NOT NULL,
        CONSTRAINT downloads_size CHECK (bytes BETWEEN 1 AND 20971520)
      );

      CREATE TABLE download_parts (
        download_id varchar(14) CONSTRAINT "FK_download_parts_download" REFERENCES downloads ON DELETE CASCADE,
        part smallint,
        body bytea NOT NULL,
        CONSTRAINT "PK_download_parts" PRIMARY KEY (download_id, part),
        CONSTRAINT download_parts_part CHECK (part >= 0)
      );

      -- PDFs are compressed already
      ALTER TABLE download_parts ALTER COLUMN body SET STORAGE EXTERNAL;
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE download_parts, downloads');
  }
}
