import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { officeDay } from '#shared/office-day';
import { ListCache } from '../http/cache/list-cache.ts';

const LOOK_EVERY = 10_000;

/** Jobs close when the day at the office ends. Nothing in the database changes then, so lists and pages are told here. */
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
