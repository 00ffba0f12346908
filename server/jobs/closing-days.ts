import { Injectable } from '@nestjs/common';
import { officeDay } from '#shared/meetings/office-day';
import { ListCache } from '../http/cache/list-cache.ts';
import { PeriodicTask } from '../periodic-task.ts';

/** Drops cached job lists and pages when a day ends at the office: jobs close then, without any change in the database. */
@Injectable()
export class ClosingDays extends PeriodicTask {
  private day = officeDay();

  constructor(private readonly listCache: ListCache) {
    super({ every: 10_000, failed: 'The cached job lists of the day before could not be dropped.' });
  }

  run(): void {
    if (this.day === officeDay()) return;
    this.day = officeDay();
    this.listCache.drop('jobs');
  }
}
