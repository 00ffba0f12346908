import { Injectable } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';

/** Pictures are held in memory from their first byte until they are stored: one is encoded while the next arrives. */
const AT_ONCE = 2;

@Injectable()
export class UploadPlaces {
  private taken = 0;

  /** Takes a place and gives what frees it. @throws Problem 503 when there is none */
  take(): () => void {
    if (this.taken >= AT_ONCE) throw new Problem(503, ERRORS.pictures.busy);
    this.taken += 1;
    return () => void (this.taken -= 1);
  }
}
