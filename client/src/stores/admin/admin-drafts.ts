import { createAccountStore } from '../account.ts';
import type { Texts } from '../drafts.ts';

/** Returns a function that turns the browser's question before a reload on or off. */
export function askerBeforeLeaving(): (isNeeded: boolean) => void {
  const ask = (event: Event) => event.preventDefault();
  return (isNeeded) => {
    if (isNeeded) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
}

interface AdminDrafts {
  /** Keys: `jobs` for an add form, `jobs/<id>` for a row. */
  typed: Record<string, Texts>;
  /** Drafts of deleted submissions, kept in case they are restored; they do not cause a warning before a reload. */
  aside: Record<string, Texts>;
  /** The id of the row in edit mode, by list. */
  editing: Record<string, string | undefined>;
  /** Stores a draft if it differs from the saved values, else drops it. */
  keep: (draftKey: string, draft: Texts, saved: Texts) => void;
  drop: (draftKey: string) => void;
  /** Drops a draft that was sent, unless it has changed meanwhile. @returns whether it was dropped */
  settle: (draftKey: string, sent: Texts | undefined) => boolean;
  /** Sets the drafts of deleted submissions aside. */
  putAside: (ids: readonly string[]) => void;
  bringBack: (ids: readonly string[]) => void;
  /** Drops the drafts of submissions that can no longer be restored. */
  forget: (ids: readonly string[]) => void;
  edit: (list: string, id?: string) => void;
}

const areEqual = (draft: Texts, other: Texts) => Object.keys(draft).every((name) => draft[name] === other[name]);

/** Splits drafts into those of the submissions and the rest. */
function parted(drafts: Record<string, Texts>, ids: readonly string[]) {
  const all = Object.entries(drafts);
  const isTheirs = ([key]: [string, Texts]) => ids.includes(/^(?:note|reply|meeting)\/([^/]+)/.exec(key)?.[1] ?? '');
  return [all.filter(isTheirs), all.filter((draft) => !isTheirs(draft))].map((part) => Object.fromEntries(part));
}

/** Unsaved input in admin forms. In a store, because the forms unmount when the session ends. */
export const useAdminDrafts = createAccountStore<AdminDrafts>((set, get) => ({
  typed: {},
  aside: {},
  editing: {},
  keep: (draftKey, draft, saved) => {
    if (areEqual(draft, saved)) get().drop(draftKey);
    else set({ typed: { ...get().typed, [draftKey]: draft } });
  },
  drop: (draftKey) =>
    set({ typed: Object.fromEntries(Object.entries(get().typed).filter(([kept]) => kept !== draftKey)) }),
  settle: (draftKey, sent) => {
    const kept = get().typed[draftKey];
    const isSent = kept === undefined || (sent !== undefined && areEqual(kept, sent));
    if (isSent) get().drop(draftKey);
    return isSent;
  },
  putAside: (ids) => {
    const [theirs, others] = parted(get().typed, ids);
    if (Object.keys(theirs).length > 0) set({ typed: others, aside: { ...get().aside, ...theirs } });
  },
  bringBack: (ids) => {
    const [theirs, others] = parted(get().aside, ids);
    if (Object.keys(theirs).length > 0) set({ typed: { ...theirs, ...get().typed }, aside: others });
  },
  forget: (ids) => set({ typed: parted(get().typed, ids)[1], aside: parted(get().aside, ids)[1] }),
  edit: (list, id) => set({ editing: { ...get().editing, [list]: id } }),
}));

const askBeforeLeaving = askerBeforeLeaving();

useAdminDrafts.subscribe(({ typed }) => askBeforeLeaving(Object.keys(typed).length > 0));
