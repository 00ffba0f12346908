import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A rental may show a picture of the library; other words or another crop of it change the list of rentals. */
export class RentalPicture1795450000000 implements MigrationInterface {
  name = 'RentalPicture1795450000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "rentals" ADD "picture_id" character varying(14)`);
    await queryRunner.query(
      `ALTER TABLE "rentals" ADD CONSTRAINT "FK_rentals_picture" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `CREATE TRIGGER "tell_change" AFTER UPDATE ON "pictures" FOR EACH STATEMENT EXECUTE FUNCTION "tell_list_change"('rentals')`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "tell_change" ON "pictures"`);
    await queryRunner.query(`ALTER TABLE "rentals" DROP CONSTRAINT "FK_rentals_picture"`);
    await queryRunner.query(`ALTER TABLE "rentals" DROP COLUMN "picture_id"`);
  }
}
