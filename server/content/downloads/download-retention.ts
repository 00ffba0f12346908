import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PeriodicTask } from '../../periodic-task.ts';
import { PUBLISH_LOCK } from '../../database/advisory-locks.ts';

const EVERY_HOUR = 3_600_000;

/** Files that no draft and no kept release uses, except those of the last day, which somebody may be about to use. */
const FORGET = `WITH gone AS (
    DELETE FROM downloads WHERE created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM content_drafts WHERE strpos(body::text, downloads.id) > 0)
      AND NOT EXISTS (SELECT FROM content_versions WHERE document = 'ownPages' AND strpos(body::text, downloads.id) > 0)
    RETURNING id)
  SELECT count(*)::int AS gone FROM gone`;

/** Deletes PDFs that nothing offers any more. */
@Injectable()
export class DownloadRetention extends PeriodicTask {
  constructor(@InjectDataSource() private readonly database: DataSource) {
    super({
      every: EVERY_HOUR,
      done: (count) => `${count} unused downloads were deleted.`,
      failed: 'The purge of unused downloads failed.',
    });
  }

  /** @returns the number of deleted files */
  run(): Promise<number> {
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [PUBLISH_LOCK]); // a release may be about to use one
      const [{ gone }] = await manager.query<[{ gone: number }]>(FORGET);
      return gone;
    });
  }
}
