import { HttpException } from '@nestjs/common';
import { LIMITS } from '#shared/limits';

/**
 * An error whose sentence is shown to the client. Other errors get the general sentence of their status, so that no
 * details of the framework or the database are exposed.
 */
export class Problem extends HttpException {
  /** Sentences for `errors` of the body. */
  readonly errors?: string[];

  /** Seconds, if not the default. */
  readonly retryAfter?: number;

  constructor(
    status: number,
    sentences: string | string[],
    readonly extra: object = {},
    { retryAfter, ...options }: { cause?: unknown; retryAfter?: number } = {},
  ) {
    const all = [sentences].flat();
    super(all[0], status, options);
    this.retryAfter = retryAfter;
    if (Array.isArray(sentences)) this.errors = all.slice(0, LIMITS.errorsListed);
  }
}
