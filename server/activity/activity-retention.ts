import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const EVERY_HOUR = 3_600_000;

/** Rows of one statement. */
const BATCH = 1000;

/** Deletes activities at the end of their 24 months. The function knows the months, so that no statement can do it earlier. */
@Injectable()
export class ActivityRetention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ActivityRetention.name);
  private clock?: ReturnType<typeof setInterval>;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    this.clock = setInterval(() => void this.runLogged(), EVERY_HOUR).unref();
    void this.runLogged();
  }

  onApplicationShutdown(): void {
    clearInterval(this.clock);
  }

  /** @returns the number of activities that were deleted */
  async run(): Promise<number> {
    for (let sum = 0; ;) {
      const [{ forgotten }] = await this.database.query<{ forgotten: number }[]>(
        'SELECT forget_old_activities($1) AS forgotten',
        [BATCH],
      );
      sum += forgotten;
      if (forgotten < BATCH) return sum;
    }
  }

  /** A failed run is logged; the next run tries again. */
  private async runLogged(): Promise<void> {
    try {
      const forgotten = await this.run();
      if (forgotten > 0) this.logger.log(`${forgotten} activities past their retention were deleted.`);
    } catch (error) {
      this.logger.error('The purge of old activities failed.', error instanceof Error ? error.stack : error);
    }
  }
}
