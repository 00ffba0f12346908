import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Pictures1795002000000 implements MigrationInterface {
  name = 'Pictures1795002000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE pictures (
        id varchar(14) CONSTRAINT "PK_7aa5e10dd31983e9f05b9f1fc85" PRIMARY KEY,
        number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
        name varchar(255) NOT NULL,
        type varchar(4) NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        bytes integer NOT NULL,
        tone varchar(20) NOT NULL,
        settings varchar(8) NOT NULL,
        alt varchar(300) NOT NULL DEFAULT '',
        focus_x real NOT NULL DEFAULT '0.5',
        focus_y real NOT NULL DEFAULT '0.5',
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by varchar(254),
        CONSTRAINT pictures_type CHECK (type IN ('jpeg', 'png', 'webp', 'avif')),
        CONSTRAINT pictures_size CHECK (bytes BETWEEN 1 AND 26214400 AND width > 0 AND height > 0),
        CONSTRAINT pictures_focus CHECK (focus_x BETWEEN 0 AND 1 AND focus_y BETWEEN 0 AND 1)
      );
      CREATE UNIQUE INDEX pictures_newest ON pictures (number);

      CREATE TABLE picture_files (
        picture_id varchar(14) CONSTRAINT "FK_bc586c4b5a4c776b36150d423b2" REFERENCES pictures ON DELETE CASCADE,
        width integer,
        format varchar(4),
        body bytea NOT NULL,
        CONSTRAINT "PK_ced99e26f6b1d8b9cb122b971da" PRIMARY KEY (picture_id, width, format),
        CONSTRAINT picture_files_format CHECK (format IN ('avif', 'webp', 'jpeg'))
      );

      CREATE TABLE picture_originals (
        picture_id varchar(14) CONSTRAINT "FK_cf44a05d6259a060af4768a431e" REFERENCES pictures ON DELETE CASCADE,
        part smallint,
        body bytea NOT NULL,
        CONSTRAINT "PK_9105f65c01931fe8b68aaab4652" PRIMARY KEY (picture_id, part),
        CONSTRAINT picture_originals_part CHECK (part >= 0)
      );

      -- pictures are compressed already
      ALTER TABLE picture_files ALTER COLUMN body SET STORAGE EXTERNAL;
      ALTER TABLE picture_originals ALTER COLUMN body SET STORAGE EXTERNAL;
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE picture_originals, picture_files, pictures');
  }
}
