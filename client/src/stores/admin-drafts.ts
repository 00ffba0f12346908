import { create } from 'zustand';
import type { Texts } from './drafts.ts';

interface AdminDrafts {
  /** By key: `jobs` for an add form, `jobs/<id>` for a row. */
  typed: Record<string, Texts>;
  /** The row in edit mode, by list. */
  editing: Record<string, string | undefined>;
  /** Keeps a draft that differs from the saved values, and drops one that does not. */
  keep: (draftKey: string, draft: Texts, saved: Texts) => void;
  drop: (draftKey: string) => void;
  edit: (list: string, id?: string) => void;
  clear: () => void;
}

/** What the admin has typed but not saved. A store, because the end of a session unmounts the forms. */
export const useAdminDrafts = create<AdminDrafts>((set, get) => ({
  typed: {},
  editing: {},
  keep: (draftKey, draft, saved) => {
    if (Object.keys(draft).every((name) => draft[name] === saved[name])) get().drop(draftKey);
    else set({ typed: { ...get().typed, [draftKey]: draft } });
  },
  drop: (draftKey) =>
    set({ typed: Object.fromEntries(Object.entries(get().typed).filter(([kept]) => kept !== draftKey)) }),
  edit: (list, id) => set({ editing: { ...get().editing, [list]: id } }),
  clear: () => set({ typed: {}, editing: {} }),
}));

const ask = (event: Event) => event.preventDefault();

/** Lets the browser ask before a reload, which would lose the drafts. */
useAdminDrafts.subscribe(({ typed }) => {
  if (Object.keys(typed).length > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
});
