import { Global, HttpException, Injectable, Module } from '@nestjs/common';

export type Outcome = 'done' | 'refused' | 'failed';

const SERVER_ERROR = 500;

/** Whether the work was refused (below 500) rather than failed. */
const isRefusal = (error: unknown) => error instanceof HttpException && error.getStatus() < SERVER_ERROR;

/** Counts the runs of some work by outcome, and measures their total time. */
export class WorkMeter {
  readonly counts: Record<Outcome, number> = { done: 0, refused: 0, failed: 0 };
  seconds = 0;

  /** @param hasFailed whether a result counts as a partial failure */
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

/** Metrics of this process since its start. */
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
