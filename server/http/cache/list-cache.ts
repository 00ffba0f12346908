import { Injectable } from '@nestjs/common';
import { CachedAnswer } from './cached-answer.ts';
import { MemoryCache } from './memory-cache.ts';
import { SingleFlight } from './single-flight.ts';

/** The tables whose rows every visitor may read. */
export const PUBLIC_LISTS = ['jobs', 'rentals'] as const;
export type PublicList = (typeof PUBLIC_LISTS)[number];

/** Also the site's content, whose rows are releases. */
export const LISTS = [...PUBLIC_LISTS, 'content'] as const;
export type List = (typeof LISTS)[number];

/** Cached values of a list's current state, by name. The name of an answer is its path. */
interface ListState {
  changes: number;
  cached: Map<string, unknown>;
}

/**
 * Caches values derived from a list until the list changes: until a write of this replica or a notification of the
 * database. Without a connection for notifications nothing is cached. Either way, concurrent callers share one
 * computation.
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
   * Returns the value under the first name, or makes it and caches it under all names, unless the list changed
   * meanwhile. An answer is then served from memory at these paths, and each answer of a map at its own. Undefined is
   * not cached.
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

  /** Call it after the commit and before the answer. */
  drop(list: List): void {
    const state = this.states[list];
    state.changes += 1;
    for (const name of state.cached.keys()) this.memoryCache.delete(name);
    state.cached.clear();
    for (const listener of this.listeners) listener(list);
  }

  /** Calls `listener` for every dropped list, which has changed or may have. */
  onDrop(listener: (list: List) => void): void {
    this.listeners.add(listener);
  }

  /** Whether every change triggers `drop` from now on, including changes by other replicas. */
  set watched(isWatched: boolean) {
    this.isWatched = isWatched;
    LISTS.forEach((list) => this.drop(list));
  }
}
