import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Content1795004000000 implements MigrationInterface {
  name = 'Content1795004000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE content_releases (
        id integer CONSTRAINT "PK_content_releases" PRIMARY KEY,
        published_at timestamptz NOT NULL DEFAULT now(),
        by_name varchar(254) NOT NULL,
        authors text[] NOT NULL DEFAULT '{}',
        summary text[] NOT NULL,
        revisions jsonb
      );
      CREATE TRIGGER content_releases_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_releases
        FOR EACH STATEMENT EXECUTE FUNCTION tell_list_change('content');

      CREATE TABLE content_versions (
        release_id integer CONSTRAINT "FK_content_versions_release" REFERENCES content_releases ON DELETE CASCADE,
        document varchar(20),
        schema smallint NOT NULL,
        body jsonb NOT NULL,
        CONSTRAINT "PK_content_versions" PRIMARY KEY (release_id, document)
      );
      CREATE INDEX content_versions_newest ON content_versions (document, release_id);

      CREATE TABLE content_drafts (
        document varchar(20) CONSTRAINT "PK_content_drafts" PRIMARY KEY,
        schema smallint NOT NULL,
        body jsonb NOT NULL,
        revision integer NOT NULL,
        base_release integer NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        by_name varchar(254) NOT NULL,
        authors jsonb NOT NULL DEFAULT '{}'
      );
      -- one for all documents, so that a revision is never used again after its draft was discarded
      CREATE SEQUENCE content_draft_revisions AS integer;

      CREATE TABLE content_saves (
        key uuid CONSTRAINT "PK_content_saves" PRIMARY KEY,
        conflicts jsonb NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX "IDX_content_saves_saved_at" ON content_saves (saved_at);

      CREATE UNLOGGED TABLE content_file_parts (
        file uuid,
        part smallint,
        created_at timestamptz NOT NULL DEFAULT now(),
        body bytea NOT NULL,
        CONSTRAINT "PK_content_file_parts" PRIMARY KEY (file, part)
      );

      CREATE UNLOGGED TABLE rendered_files (
        version varchar(60),
        address varchar(200),
        page varchar(200) NOT NULL,
        source varchar(22) NOT NULL,
        extension varchar(5) NOT NULL,
        br bytea NOT NULL,
        gzip bytea NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_rendered_files" PRIMARY KEY (version, address)
      );

      -- these are compressed already
      ALTER TABLE content_file_parts ALTER COLUMN body SET STORAGE EXTERNAL;
      ALTER TABLE rendered_files ALTER COLUMN br SET STORAGE EXTERNAL, ALTER COLUMN gzip SET STORAGE EXTERNAL;
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE rendered_files, content_file_parts, content_saves, content_drafts, content_versions, content_releases;
      DROP SEQUENCE content_draft_revisions;
    `);
  }
}
