import { create } from 'zustand';

/** What stands in the fields of an editor, by their names. */
export type Draft = Record<string, string>;

interface Drafts {
  /** By the place where it is typed: `jobs` for an add form, `jobs/<id>` for a row. */
  typed: Record<string, Draft>;
  /** By list, the one row that is in edit mode. */
  editing: Record<string, string | undefined>;
  /** Keeps what differs from what is saved. */
  keep: (place: string, draft: Draft, saved: Draft) => void;
  drop: (place: string) => void;
  edit: (list: string, id?: string) => void;
  clear: () => void;
}

/** What the admin is typing, beside the editors: the end of a session takes them away at any moment. */
export const useAdminDrafts = create<Drafts>((set, get) => ({
  typed: {},
  editing: {},
  keep: (place, draft, saved) => {
    if (Object.keys(draft).every((name) => draft[name] === saved[name])) get().drop(place);
    else set({ typed: { ...get().typed, [place]: draft } });
  },
  drop: (place) => set({ typed: Object.fromEntries(Object.entries(get().typed).filter(([kept]) => kept !== place)) }),
  edit: (list, id) => set({ editing: { ...get().editing, [list]: id } }),
  clear: () => set({ typed: {}, editing: {} }),
}));

const ask = (event: Event) => event.preventDefault();

/** A reload would throw it away, so the browser asks first. */
useAdminDrafts.subscribe(({ typed }) => {
  if (Object.keys(typed).length > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
});
