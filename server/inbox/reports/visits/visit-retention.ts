import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { officeDay } from '#shared/meetings/office-day';
import { PeriodicTask } from '#server/periodic-task';

/** Two years and a month, so that a month can be compared with that of two years ago. */
const OLD = `DELETE FROM visit_totals WHERE day < $1::date - interval '25 months'`;

@Injectable()
export class VisitRetention extends PeriodicTask {
  constructor(@InjectDataSource() private readonly database: DataSource) {
    super({
      done: (count) => `Totals of visits deleted at the end of their retention: ${count}`,
      failed: 'The purge of old visit totals failed.',
    });
  }

  /** @returns the number of deleted totals */
  async run(): Promise<number> {
    const [, count] = await this.database.query<[unknown[], number]>(OLD, [officeDay()]);
    return count;
  }
}
