import { Problem } from '../errors/problem.ts';

interface SlotLimits {
  all: number;
  /** The same as `all` by default. */
  oneAddress?: number;
}

/** Limits the number of uploads at once, which are held in memory. */
export abstract class UploadSlots {
  private readonly holders: string[] = [];

  protected constructor(
    private readonly limits: SlotLimits,
    private readonly busy: string,
  ) {}

  get taken(): number {
    return this.holders.length;
  }

  /** Takes a slot and returns the function that frees it. @throws Problem 503 when there is none */
  take(address = ''): () => void {
    const { all, oneAddress = all } = this.limits;
    const sameAddress = this.holders.filter((holder) => holder === address).length;
    if (this.holders.length >= all || sameAddress >= oneAddress) throw new Problem(503, this.busy);
    this.holders.push(address);
    return () => void this.holders.splice(this.holders.indexOf(address), 1);
  }
}
