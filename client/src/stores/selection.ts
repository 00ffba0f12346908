import { createAccountStore } from './account.ts';

interface Selection {
  /** Of submissions; some of them may no longer be on the list. */
  ids: ReadonlySet<string>;
  /** The one that was chosen last, from which a range reaches. */
  last?: string;
  /** Selects or unselects one, and with `range` (the ids of the list) all between it and the last one. */
  toggle: (id: string, range?: readonly string[]) => void;
  select: (ids: readonly string[]) => void;
  clear: () => void;
}

function between(ids: readonly string[], one: string, other: string | undefined): readonly string[] {
  const ends = [ids.indexOf(one), ids.indexOf(other ?? one)].sort((a, b) => a - b);
  return ends[0] < 0 ? [one] : ids.slice(ends[0], ends[1] + 1);
}

/** The submissions of the Inbox that are selected for a common change. */
export const useSelection = createAccountStore<Selection>((set, get, store) => ({
  ids: new Set(),
  toggle: (id, range) => {
    const ids = new Set(get().ids);
    const isSelected = ids.has(id);
    for (const each of range ? between(range, id, get().last) : [id]) {
      if (isSelected) ids.delete(each);
      else ids.add(each);
    }
    set({ ids, last: id });
  },
  select: (ids) => set({ ids: new Set(ids) }),
  clear: () => set(store.getInitialState(), true),
}));
