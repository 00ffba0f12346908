import { Inject, Injectable } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../http/errors/problem.ts';
import { ENV, type Env } from '../config/env.ts';
import type { Count } from './count-sql.ts';
import { type Counter, Counters } from './counter.ts';

/** `wait` in ms. */
export const tooMany = (wait: number) => new Problem(429, ERRORS.tooMany, {}, { retryAfter: Math.ceil(wait / 1000) });

export const isTooMany = (error: unknown) => error instanceof Problem && error.getStatus() === 429;

/** Caps that hold across replicas. */
@Injectable()
export class CallLimits {
  private readonly forms: Counter;
  private readonly repeats: Counter;

  constructor(counters: Counters, @Inject(ENV) env: Env) {
    this.forms = counters.make('form', env.FORM_POSTS_PER_HOUR);
    this.repeats = counters.make('form-repeat', env.FORM_POSTS_PER_HOUR);
  }

  /** @throws Problem 429 */
  async countForm(address: string): Promise<void> {
    await this.forms.count(address, tooMany);
  }

  /** For a post that was counted and could not be taken for our own sake. */
  async giveFormBack(address: string): Promise<void> {
    await this.forms.giveBack(address);
  }

  /** A form that is sent again after the sender's last one has a count of its own, as large. @throws Problem 429 */
  async countRepeat(address: string): Promise<void> {
    await this.repeats.count(address, tooMany);
  }

  /** The same as `countForm` for a statement that counts on its way, with `countSql`. */
  formCount(address: string): Count {
    return this.forms.next(address);
  }
}
