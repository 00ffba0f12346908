import { createAccountStore } from '../account.ts';

interface Selection {
  /** Ids of submissions; some may no longer be on the list. */
  ids: ReadonlySet<string>;
  /** The last submission toggled; one end of a range. */
  last?: string;
  /** Toggles a submission; with `range` (the ids of the list), all from the last one toggled to this one. */
  toggle: (id: string, range?: readonly string[]) => void;
  select: (ids: readonly string[]) => void;
  clear: () => void;
}

function between(ids: readonly string[], one: string, other: string | undefined): readonly string[] {
  const ends = [ids.indexOf(one), ids.indexOf(other ?? one)].sort((a, b) => a - b);
  return ends[0] < 0 ? [one] : ids.slice(ends[0], ends[1] + 1);
}

/** The submissions selected for a bulk action. */
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
