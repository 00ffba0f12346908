import { Injectable } from '@nestjs/common';
import { Answer } from './cached-answer.ts';
import { FirstLook } from './memory-cache.ts';
import { Flights } from './flights.ts';

/** The tables whose rows every visitor may read. */
export const PUBLIC_LISTS = ['jobs', 'rentals'] as const;
export type PublicList = (typeof PUBLIC_LISTS)[number];

/** And what the firm says of itself, whose rows are releases. */
export const LISTS = [...PUBLIC_LISTS, 'content'] as const;
export type List = (typeof LISTS)[number];

/** What is known of a list as it is, by name; the name of an answer is its address. */
interface ListState {
  changes: number;
  kept: Map<string, unknown>;
}

/**
 * Keeps what is made of a list in memory, for as long as the list is known to be unchanged: until a write of this
 * replica, or the database's word of one. While nobody listens for that word, nothing is kept. Kept or not, each thing
 * is made once at a time, however many wait for it.
 */
@Injectable()
export class ListCopies {
  private isWatched = false;
  private readonly flights = new Flights();
  private readonly listeners = new Set<(list: List) => void>();
  private readonly states: Record<List, ListState> = {
    jobs: { changes: 0, kept: new Map() },
    rentals: { changes: 0, kept: new Map() },
    content: { changes: 0, kept: new Map() },
  };

  constructor(private readonly firstLook: FirstLook) {}

  /**
   * Gives what is kept under the first name, or makes it and keeps it under all, unless the list changed while it was
   * being made. An answer is then given from memory at these addresses, and so is each of a map of answers at its own.
   * Nothing is kept of what is not there.
   */
  async keep<T>(list: List, names: string[], make: () => Promise<T>): Promise<T> {
    const state = this.states[list];
    const known = () => state.kept.get(names[0]) as T | undefined;
    return known() ?? this.flights.join(names[0], async () => known() ?? this.make(state, names, make));
  }

  private async make<T>(state: ListState, names: string[], make: () => Promise<T>): Promise<T> {
    const { changes } = state;
    const made = await make();
    if (made === undefined || !this.isWatched || state.changes !== changes) return made;
    const answers = made instanceof Map ? [...(made as Map<string, unknown>)] : [];
    for (const [name, value] of [...names.map((name) => [name, made] as const), ...answers]) {
      state.kept.set(name, value);
      if (value instanceof Answer) this.firstLook.keep(name, value);
    }
    return made;
  }

  /** After the change is committed, and before anybody is told that it was made. */
  drop(list: List): void {
    const state = this.states[list];
    state.changes += 1;
    for (const name of state.kept.keys()) this.firstLook.forget(name);
    state.kept.clear();
    for (const listener of this.listeners) listener(list);
  }

  /** From now on `listener` is told of every list that was dropped: it has changed, or may have. */
  onDrop(listener: (list: List) => void): void {
    this.listeners.add(listener);
  }

  /** Whether each change, also one that another replica makes, will be told by `drop` from now on. */
  set watched(isWatched: boolean) {
    this.isWatched = isWatched;
    LISTS.forEach((list) => this.drop(list));
  }
}
