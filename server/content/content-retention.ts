import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LIMITS } from '#shared/limits';
import { PUBLISH_LOCK } from '../database/advisory-locks.ts';
import { PeriodicTask } from '../periodic-task.ts';

/** The newest releases and the last one of each month. */
const KEPT = `SELECT id FROM (
    SELECT id, row_number() OVER (ORDER BY id DESC) AS place,
      row_number() OVER (PARTITION BY date_trunc('month', published_at) ORDER BY id DESC) AS place_of_month
    FROM content_releases
  ) AS release WHERE place <= ${LIMITS.keptReleases} OR place_of_month = 1`;

/** Hands a version over to the next kept release, if that one shows it. */
const HAND_ON = `WITH kept AS MATERIALIZED (${KEPT}), next AS (
    SELECT release_id, document, (SELECT min(id) FROM kept WHERE id >= release_id) AS keeper FROM content_versions
  )
  UPDATE content_versions AS version SET release_id = keeper FROM next
  WHERE version.release_id = next.release_id AND version.document = next.document AND keeper > next.release_id
    AND NOT EXISTS (
      SELECT FROM content_versions AS newer
      WHERE newer.document = version.document AND newer.release_id > version.release_id AND newer.release_id <= keeper)`;

/** Versions are deleted with their release. */
const DELETE_RELEASES = `WITH gone AS (DELETE FROM content_releases WHERE id NOT IN (${KEPT}) RETURNING id)
  SELECT count(*)::int AS gone FROM gone`;

/** Runs the statements while nothing is published: a release may be about to use a file. @returns the count of the last one */
const deleteUnused = (database: DataSource, ...statements: string[]): Promise<number> =>
  database.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [PUBLISH_LOCK]);
    let gone = 0;
    for (const sql of statements) [{ gone }] = await manager.query<[{ gone: number }]>(sql);
    return gone;
  });

/** Deletes old releases, each of which may take megabytes. The content of kept releases does not change. */
@Injectable()
export class ReleaseRetention extends PeriodicTask {
  constructor(@InjectDataSource() private readonly database: DataSource) {
    super({
      done: (count) => `Old releases deleted: ${count}`,
      failed: 'The purge of old releases failed.',
    });
  }

  /** @returns the number of deleted releases */
  run(): Promise<number> {
    return deleteUnused(this.database, HAND_ON, DELETE_RELEASES);
  }
}

/** Files that no draft and no kept release uses, except those of the last day, which somebody may be about to use. */
const DELETE_DOWNLOADS = `WITH gone AS (
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
      done: (count) => `Unused downloads deleted: ${count}`,
      failed: 'The purge of unused downloads failed.',
    });
  }

  /** @returns the number of deleted files */
  run(): Promise<number> {
    return deleteUnused(this.database, DELETE_DOWNLOADS);
  }
}
