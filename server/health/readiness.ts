import { Injectable } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../http/errors/problem.ts';

/** Whether the process accepts requests, regardless of its database. */
@Injectable()
export class Readiness {
  private isLeaving = false;

  /** Permanent: a stopping process does not become ready again. */
  leave(): void {
    this.isLeaving = true;
  }

  /** @throws Problem 503 */
  check(): void {
    if (this.isLeaving) throw new Problem(503, ERRORS.unavailable);
  }
}
