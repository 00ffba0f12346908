import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Listings1795003000000 implements MigrationInterface {
  name = 'Listings1795003000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE jobs (
        id uuid DEFAULT gen_random_uuid() CONSTRAINT "PK_cf0a6c42b72fcc7f7c237def345" PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        title varchar(200) NOT NULL,
        position varchar(200) NOT NULL,
        location varchar(300) NOT NULL,
        full_description text NOT NULL,
        qualifications text NOT NULL,
        closes_on date,
        CONSTRAINT jobs_not_blank CHECK (btrim(title) <> '' AND btrim("position") <> '' AND btrim(location) <> ''),
        CONSTRAINT jobs_text_length CHECK (
          char_length(full_description) BETWEEN 1 AND 20000 AND char_length(qualifications) BETWEEN 1 AND 20000
        )
      );

      CREATE TABLE rentals (
        id uuid DEFAULT gen_random_uuid() CONSTRAINT "PK_2b10d04c95a8bfe85b506ba52ba" PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        vehicle_name varchar(200) NOT NULL,
        weight_limit varchar(100) NOT NULL,
        picture_id varchar(14) CONSTRAINT "FK_rentals_picture" REFERENCES pictures ON DELETE SET NULL,
        CONSTRAINT rentals_not_blank CHECK (btrim(vehicle_name) <> '' AND btrim(weight_limit) <> '')
      );

      -- notifies all listening replicas of each committed change of a public list
      CREATE FUNCTION tell_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('list_changes', TG_ARGV[0]);
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON jobs
        FOR EACH STATEMENT EXECUTE FUNCTION tell_list_change('jobs');
      CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rentals
        FOR EACH STATEMENT EXECUTE FUNCTION tell_list_change('rentals');
      -- the list of rentals holds the text and the crop of each picture
      CREATE TRIGGER tell_change AFTER UPDATE ON pictures
        FOR EACH STATEMENT EXECUTE FUNCTION tell_list_change('rentals');
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER tell_change ON pictures;
      DROP TABLE rentals, jobs;
      DROP FUNCTION tell_list_change;
    `);
  }
}
