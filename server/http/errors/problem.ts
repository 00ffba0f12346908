import { HttpException } from '@nestjs/common';
import { LIMITS } from '#shared/limits';

/**
 * An error whose sentence is meant for the person who reads the answer. Errors of any other kind are answered
 * with the general sentence of their status, so nothing of the framework or the database shows.
 */
export class Problem extends HttpException {
  /** Sentences for the body's `errors`. */
  readonly errors?: string[];

  /** Seconds, where the usual few are wrong. */
  readonly retryAfter?: number;

  constructor(
    status: number,
    sentences: string | string[],
    readonly extra: { success?: false } = {},
    { retryAfter, ...options }: { cause?: unknown; retryAfter?: number } = {},
  ) {
    const all = [sentences].flat();
    super(all[0], status, options);
    this.retryAfter = retryAfter;
    if (Array.isArray(sentences)) this.errors = all.slice(0, LIMITS.errorsListed);
  }
}
