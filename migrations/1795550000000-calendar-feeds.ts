import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives the one address that all shared to the account that made it last, or to the first one: before there were others. */
const GIVE_TO_ITS_MAKER = `
  INSERT INTO calendar_feeds (account_id, secret_hash, created_at)
  SELECT accounts.id, secret_hash, feed.created_at
  FROM calendar_feed AS feed
  LEFT JOIN LATERAL (
    SELECT account_id FROM activities WHERE action = 'calendar-address-made' ORDER BY at DESC LIMIT 1
  ) AS made ON true
  JOIN accounts ON CASE WHEN made IS NULL THEN is_first ELSE accounts.id = made.account_id END`;

export class CalendarFeeds1795550000000 implements MigrationInterface {
  name = 'CalendarFeeds1795550000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "calendar_feeds" ("account_id" uuid NOT NULL, "secret_hash" bytea NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_calendar_feeds" PRIMARY KEY ("account_id"))`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX "calendar_feeds_secret" ON "calendar_feeds" ("secret_hash")`);
    await queryRunner.query(
      `ALTER TABLE "calendar_feeds" ADD CONSTRAINT "FK_calendar_feeds_account" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(GIVE_TO_ITS_MAKER);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "calendar_feeds"`);
  }
}
