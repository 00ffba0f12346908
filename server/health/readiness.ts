import { Injectable } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../http/errors/problem.ts';

/** Whether the process wants to be sent requests, whatever its database does. */
@Injectable()
export class Readiness {
  private isLeaving = false;

  /** From now on, for good. */
  leave(): void {
    this.isLeaving = true;
  }

  /** @throws Problem 503 */
  check(): void {
    if (this.isLeaving) throw new Problem(503, ERRORS.unavailable);
  }
}
