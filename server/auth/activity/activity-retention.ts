import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PeriodicTask } from '../../periodic-task.ts';

/** Rows per statement. */
const BATCH = 1000;

/** Deletes activities after 24 months. The SQL function checks the age, so no caller can delete them earlier. */
@Injectable()
export class ActivityRetention extends PeriodicTask {
  constructor(@InjectDataSource() private readonly database: DataSource) {
    super({
      done: (count) => `Activities deleted at the end of their retention: ${count}`,
      failed: 'The purge of old activities failed.',
    });
  }

  /** @returns the number of deleted activities */
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
}
