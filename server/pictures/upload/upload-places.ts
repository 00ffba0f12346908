import { Injectable } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';

/** Maximum number of uploads at once. Each is held in memory until it is stored: one is encoded while the next arrives. */
const AT_ONCE = 2;

@Injectable()
export class UploadPlaces {
  private taken = 0;

  /** Takes a place and returns the function that frees it. @throws Problem 503 when there is none */
  take(): () => void {
    if (this.taken >= AT_ONCE) throw new Problem(503, ERRORS.pictures.busy);
    this.taken += 1;
    return () => void (this.taken -= 1);
  }
}
