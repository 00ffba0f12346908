import { Injectable } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';

/** Uploads are held in memory, so their number is limited. One address gets at most a quarter of the slots. */
const AT_ONCE = { all: 8, oneAddress: 2 };

@Injectable()
export class UploadSlots {
  private readonly holders: string[] = [];

  get taken(): number {
    return this.holders.length;
  }

  /** Takes a slot and returns the function that frees it. @throws Problem 503 when there is none */
  take(address: string): () => void {
    const sameAddress = this.holders.filter((holder) => holder === address).length;
    if (this.holders.length >= AT_ONCE.all || sameAddress >= AT_ONCE.oneAddress) throw new Problem(503, ERRORS.busy);
    this.holders.push(address);
    return () => this.holders.splice(this.holders.indexOf(address), 1);
  }
}
