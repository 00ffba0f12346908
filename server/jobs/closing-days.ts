import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { officeDay } from '#shared/meetings/office-day';
import { ListCache } from '../http/cache/list-cache.ts';

const LOOK_EVERY = 10_000;

/** Drops cached job lists and pages when a day ends at the office: jobs close then, without any change in the database. */
@Injectable()
export class ClosingDays implements OnApplicationBootstrap, OnModuleDestroy {
  private day = officeDay();
  private clock?: NodeJS.Timeout;

  constructor(private readonly listCache: ListCache) {}

  onApplicationBootstrap(): void {
    this.clock = setInterval(() => this.look(), LOOK_EVERY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.clock);
  }

  look(): void {
    if (this.day === officeDay()) return;
    this.day = officeDay();
    this.listCache.drop('jobs');
  }
}
