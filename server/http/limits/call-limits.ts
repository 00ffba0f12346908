import { Inject, Injectable } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../errors/problem.ts';
import { ENV, type Env } from '../../config/env.ts';
import { type Count, type Counter, Counters } from './counter.ts';

/** `wait` is in milliseconds. */
export const tooMany = (wait: number) => new Problem(429, ERRORS.tooMany, {}, { retryAfter: Math.ceil(wait / 1000) });

export const isTooMany = (error: unknown) => error instanceof Problem && error.getStatus() === 429;

/** Test mails per hour and account. */
const MAX_TEST_MAILS = 20;

/** Limits shared by all replicas. */
@Injectable()
export class CallLimits {
  private readonly forms: Counter;
  private readonly repeats: Counter;
  private readonly testMails: Counter;

  constructor(counters: Counters, @Inject(ENV) env: Env) {
    this.forms = counters.make('form', env.FORM_POSTS_PER_HOUR);
    this.repeats = counters.make('form-repeat', env.FORM_POSTS_PER_HOUR);
    this.testMails = counters.make('test-mail', MAX_TEST_MAILS);
  }

  /** @throws Problem 429 */
  async countForm(address: string): Promise<void> {
    await this.forms.count(address, tooMany);
  }

  /** Takes back the count of a post that the server failed to process. */
  async giveFormBack(address: string): Promise<void> {
    await this.forms.giveBack(address);
  }

  /** Counts a resent form beyond the limit, separately but with the same limit. @throws Problem 429 */
  async countRepeat(address: string): Promise<void> {
    await this.repeats.count(address, tooMany);
  }

  /** @throws Problem 429 */
  async countTestMail(accountId: string): Promise<void> {
    await this.testMails.count(accountId, tooMany);
  }

  /** Like `countForm`, for a statement that includes `countSql`. */
  formCount(address: string): Count {
    return this.forms.next(address);
  }
}
