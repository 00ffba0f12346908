import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ENV, type Env } from '../../config/env.ts';
import { deleteSubmissions } from './delete-submissions.ts';

const EVERY_HOUR = 3_600_000;

/** Past its months, or deleted a day ago: an Undo is offered for seconds. */
const PAST_ITS_TIME = `
  kind = 'application' AND created_at < now() - make_interval(months => $1)
  OR kind = 'quote' AND created_at < now() - make_interval(months => $2)
  OR kind = 'inquiry' AND created_at < now() - make_interval(months => $3)
  OR deleted_at < now() - interval '1 day'`;

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
    // replicas share the work
    const doomed = { where: PAST_ITS_TIME, values: months, skipLocked: true };
    let purged = 0;
    for await (const count of deleteSubmissions(this.database, doomed)) purged += count;
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
