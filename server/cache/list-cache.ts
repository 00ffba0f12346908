import { Injectable } from '@nestjs/common';
import { CachedAnswer } from './cached-answer.ts';
import { MemoryCache } from './memory-cache.ts';
import { SingleFlight } from './single-flight.ts';

/** The tables that every visitor may read. */
export const LISTS = ['jobs', 'rentals'] as const;
export type List = (typeof LISTS)[number];

/** What is cached of the current state of a list, by name. The name of an answer is its path. */
interface ListState {
  changes: number;
  cached: Map<string, unknown>;
}

/**
 * Caches what is derived from a list until the list changes: until a write of this replica, or a notification of the
 * database. Without a connection for notifications nothing is cached. In both cases each value is made once at a time
 * for all callers.
 */
@Injectable()
export class ListCache {
  private isWatched = false;
  private readonly flights = new SingleFlight();
  private readonly states: Record<List, ListState> = {
    jobs: { changes: 0, cached: new Map() },
    rentals: { changes: 0, cached: new Map() },
  };

  constructor(private readonly memoryCache: MemoryCache) {}

  /**
   * Returns the value cached under the first name, or makes it. A new value is cached under all names unless the list
   * changed meanwhile. An answer is then served from memory at these paths. Undefined is not cached.
   */
  async getOrMake<T>(list: List, names: string[], make: () => Promise<T>): Promise<T> {
    const state = this.states[list];
    const known = () => state.cached.get(names[0]) as T | undefined;
    return known() ?? this.flights.join(names[0], async () => known() ?? this.make(state, names, make));
  }

  private async make<T>(state: ListState, names: string[], make: () => Promise<T>): Promise<T> {
    const { changes } = state;
    const made = await make();
    if (made === undefined || !this.isWatched || state.changes !== changes) return made;
    for (const name of names) {
      state.cached.set(name, made);
      if (made instanceof CachedAnswer) this.memoryCache.set(name, made);
    }
    return made;
  }

  /** Must be called after the change is committed and before it is answered. */
  drop(list: List): void {
    const state = this.states[list];
    state.changes += 1;
    for (const name of state.cached.keys()) this.memoryCache.delete(name);
    state.cached.clear();
  }

  /** Whether `drop` is called for every change from now on, including changes by other replicas. */
  set watched(isWatched: boolean) {
    this.isWatched = isWatched;
    LISTS.forEach((list) => this.drop(list));
  }
}
