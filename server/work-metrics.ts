import { Global, HttpException, Injectable, Module } from '@nestjs/common';

export type Outcome = 'done' | 'refused' | 'failed';

const SERVER_ERROR = 500;

/** Whether the work was asked for something that cannot be, rather than broken. */
const isRefusal = (error: unknown) => error instanceof HttpException && error.getStatus() < SERVER_ERROR;

/** How often work was done by this process, what became of it, and how long it took. */
export class WorkMeter {
  readonly counts: Record<Outcome, number> = { done: 0, refused: 0, failed: 0 };
  seconds = 0;

  /** @param hasFailed whether the work has failed in part, although it gave a result */
  async of<Result>(work: () => Promise<Result>, hasFailed?: (result: Result) => boolean): Promise<Result> {
    const began = performance.now();
    try {
      const result = await work();
      this.counts[hasFailed?.(result) ? 'failed' : 'done'] += 1;
      return result;
    } catch (error) {
      this.counts[isRefusal(error) ? 'refused' : 'failed'] += 1;
      throw error;
    } finally {
      this.seconds += (performance.now() - began) / 1000;
    }
  }
}

/** The work of this process that is measured, since its start. */
@Injectable()
export class WorkMetrics {
  readonly publishes = new WorkMeter();
  readonly renders = new WorkMeter();
  readonly encodings = new WorkMeter();
  renderedPages = 0;
}

@Global()
@Module({ providers: [WorkMetrics], exports: [WorkMetrics] })
export class WorkMetricsModule {}
