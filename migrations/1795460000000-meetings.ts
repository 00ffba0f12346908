import type { MigrationInterface, QueryRunner } from 'typeorm';
import { meetingAt } from '#shared/meeting-time';

const BATCH = 500;

interface Worded {
  id: string;
  text: string;
}

/** Reads the times of the meetings that are stored in words alone. */
async function readMeetings(queryRunner: QueryRunner): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = (await queryRunner.query(
      `SELECT id, meeting_date_time AS text FROM submissions WHERE meeting_date_time IS NOT NULL AND id > $1 ORDER BY id LIMIT ${BATCH}`,
      [after],
    )) as Worded[];
    if (rows.length === 0) return;
    await queryRunner.query(
      `UPDATE submissions SET meeting_at = read.at FROM unnest($1::uuid[], $2::timestamptz[]) AS read(id, at) WHERE submissions.id = read.id`,
      [rows.map(({ id }) => id), rows.map(({ text }) => meetingAt(text) ?? null)],
    );
    after = rows[rows.length - 1].id;
  }
}

export class Meetings1795460000000 implements MigrationInterface {
  name = 'Meetings1795460000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "submissions" ADD "meeting_at" TIMESTAMP WITH TIME ZONE`);
    await readMeetings(queryRunner);
    await queryRunner.query(
      `CREATE INDEX "submissions_meetings" ON "submissions"  ("suspected_spam", "meeting_at") WHERE "meeting_at" IS NOT NULL AND "deleted_at" IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "submissions_open" ON "submissions"  ("suspected_spam", "created_at", "id", "kind") WHERE "state" <> 'handled' AND "deleted_at" IS NULL`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."submissions_open"`);
    await queryRunner.query(`DROP INDEX "public"."submissions_meetings"`);
    await queryRunner.query(`ALTER TABLE "submissions" DROP COLUMN "meeting_at"`);
  }
}
