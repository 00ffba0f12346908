import { Injectable } from '@nestjs/common';
import { CachedAnswer } from './cached-answer.ts';
import { MemoryCache } from './memory-cache.ts';
import { SingleFlight } from './single-flight.ts';

/** The tables whose rows every visitor may read. */
export const PUBLIC_LISTS = ['jobs', 'rentals'] as const;
export type PublicList = (typeof PUBLIC_LISTS)[number];

/** And what the firm says of itself, whose rows are releases. */
export const LISTS = [...PUBLIC_LISTS, 'content'] as const;
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
  private readonly listeners = new Set<(list: List) => void>();
  private readonly states: Record<List, ListState> = {
    jobs: { changes: 0, cached: new Map() },
    rentals: { changes: 0, cached: new Map() },
    content: { changes: 0, cached: new Map() },
  };

  constructor(private readonly memoryCache: MemoryCache) {}

  /**
   * Gives what is kept under the first name, or makes it and keeps it under all, unless the list changed while it was
   * being made. An answer is then given from memory at these addresses, and so is each of a map of answers at its own.
   * Nothing is kept of what is not there.
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
    const answers = made instanceof Map ? [...(made as Map<string, unknown>)] : [];
    for (const [name, value] of [...names.map((name) => [name, made] as const), ...answers]) {
      state.cached.set(name, value);
      if (value instanceof CachedAnswer) this.memoryCache.set(name, value);
    }
    return made;
  }

  /** Must be called after the change is committed and before it is answered. */
  drop(list: List): void {
    const state = this.states[list];
    state.changes += 1;
    for (const name of state.cached.keys()) this.memoryCache.delete(name);
    state.cached.clear();
    for (const listener of this.listeners) listener(list);
  }

  /** From now on `listener` is told of every list that was dropped: it has changed, or may have. */
  onDrop(listener: (list: List) => void): void {
    this.listeners.add(listener);
  }

  /** Whether `drop` is called for every change from now on, including changes by other replicas. */
  set watched(isWatched: boolean) {
    this.isWatched = isWatched;
    LISTS.forEach((list) => this.drop(list));
  }
}
