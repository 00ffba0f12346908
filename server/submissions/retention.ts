import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ENV, type Env } from '../config/env.ts';

const EVERY_HOUR = 3_600_000;
/** Short statements, so that no visitor waits behind one. */
const BATCH = 500;

/** Past its months, or deleted a day ago: an Undo is offered for seconds. Replicas share the work. */
const PURGE = `
  DELETE FROM submissions WHERE id IN (
    SELECT id FROM submissions
    WHERE kind = 'application' AND created_at < now() - make_interval(months => $1)
      OR kind = 'quote' AND created_at < now() - make_interval(months => $2)
      OR kind = 'inquiry' AND created_at < now() - make_interval(months => $3)
      OR deleted_at < now() - interval '1 day'
    LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  )`;

/** Lets personal data leave on time (RA 10173): what belongs to a submission goes with its row. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Retention.name);
  private clock?: ReturnType<typeof setInterval>;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    this.clock = setInterval(() => void this.runLogged(), EVERY_HOUR).unref();
    void this.runLogged();
  }

  onApplicationShutdown(): void {
    clearInterval(this.clock);
  }

  /** Deletes what is past its time, and says how many submissions that were. */
  async run(): Promise<number> {
    const { RETAIN_APPLICATIONS_MONTHS, RETAIN_QUOTES_MONTHS, RETAIN_INQUIRIES_MONTHS } = this.env;
    const months = [RETAIN_APPLICATIONS_MONTHS, RETAIN_QUOTES_MONTHS, RETAIN_INQUIRIES_MONTHS];
    let purged = 0;
    for (let count = BATCH; count === BATCH; purged += count) {
      [, count] = await this.database.query<[unknown[], number]>(PURGE, months);
    }
    return purged;
  }

  /** The next run does what this one could not. */
  private async runLogged(): Promise<void> {
    try {
      const purged = await this.run();
      if (purged > 0) this.logger.log(`${purged} submissions past their retention were deleted.`);
    } catch (error) {
      this.logger.error('The purge of old submissions failed.', error instanceof Error ? error.stack : error);
    }
  }
}
