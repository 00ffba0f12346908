import { Injectable } from '@nestjs/common';
import type { Answer } from './answer.ts';
import { FirstLook } from './first-look.ts';

/** The tables whose rows every visitor may read. */
export const LISTS = ['jobs', 'rentals'] as const;
export type List = (typeof LISTS)[number];

/**
 * Keeps the answers that are made of a list in memory, for as long as the list is known to be unchanged: until a write
 * of this replica, or the database's word of one. While nobody listens for that word, nothing is kept.
 */
@Injectable()
export class ListCopies {
  private isWatched = false;
  private readonly states = { jobs: { change: 0, kept: [] as string[] }, rentals: { change: 0, kept: [] as string[] } };

  constructor(private readonly firstLook: FirstLook) {}

  /** Makes the answer, and keeps it for the addresses unless the list changed while it was being made. */
  async keep(list: List, addresses: string[], make: () => Promise<Answer>): Promise<Answer> {
    const state = this.states[list];
    const { change } = state;
    const answer = await make();
    if (this.isWatched && state.change === change) {
      for (const address of addresses) this.firstLook.keep(address, answer);
      state.kept.push(...addresses);
    }
    return answer;
  }

  /** After the change is committed, and before anybody is told that it was made. */
  drop(list: List): void {
    const state = this.states[list];
    state.change += 1;
    for (const address of state.kept.splice(0)) this.firstLook.forget(address);
  }

  /** Whether each change, also one that another replica makes, will be told by `drop` from now on. */
  set watched(isWatched: boolean) {
    this.isWatched = isWatched;
    LISTS.forEach((list) => this.drop(list));
  }
}
