import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['jobs', 'rentals'];

/** Notifies all listening replicas of each committed change of a public list, whoever makes it. */
export class ListChanges1795296000000 implements MigrationInterface {
  name = 'ListChanges1795296000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE FUNCTION "tell_list_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('list_changes', TG_ARGV[0]); RETURN NULL; END $$`,
    );
    for (const table of TABLES) {
      await queryRunner.query(
        `CREATE TRIGGER "tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION "tell_list_change"('${table}')`,
      );
    }
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`DROP TRIGGER "tell_change" ON "${table}"`);
    await queryRunner.query(`DROP FUNCTION "tell_list_change"()`);
  }
}
