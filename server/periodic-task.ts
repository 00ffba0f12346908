import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

const HOUR = 3_600_000;

interface Schedule {
  /** Milliseconds between the starts of two runs; an hour by default. */
  every?: number;
  /** Log message of a run that did something; without it, only failures are logged. */
  done?: (count: number) => string;
  /** Log message of a failed run. */
  failed: string;
}

/** A task that each process runs at its start and then periodically. A failed run is logged; the next run tries again. */
export abstract class PeriodicTask implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  private clock?: NodeJS.Timeout;

  constructor(private readonly timetable: Schedule) {}

  /** @returns the number for the log message; 0 is not logged */
  abstract run(): Promise<number | void> | void;

  async runLogged(): Promise<void> {
    const { done, failed } = this.timetable;
    try {
      const count = await this.run();
      if (done && count) this.logger.log(done(count));
    } catch (error) {
      this.logger.error(failed, error instanceof Error ? error.stack : error);
    }
  }

  onApplicationBootstrap(): void {
    this.clock = setInterval(() => void this.runLogged(), this.timetable.every ?? HOUR).unref();
    void this.runLogged();
  }

  onModuleDestroy(): void | Promise<void> {
    clearInterval(this.clock);
  }
}
