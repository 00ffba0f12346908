import { createAccountStore } from './account.ts';
import { askerBeforeLeaving } from './ask-before-leaving.ts';
import type { Texts } from './drafts.ts';

interface AdminDrafts {
  /** By key: `jobs` for an add form, `jobs/<id>` for a row. */
  typed: Record<string, Texts>;
  /** Of submissions that are deleted, until they are restored: nobody is asked about these before a reload. */
  aside: Record<string, Texts>;
  /** The row in edit mode, by list. */
  editing: Record<string, string | undefined>;
  /** Keeps a draft that differs from the saved values, and drops one that does not. */
  keep: (draftKey: string, draft: Texts, saved: Texts) => void;
  drop: (draftKey: string) => void;
  /** Drops a draft that was sent, unless it has changed meanwhile. @returns whether nothing is left of it */
  settle: (draftKey: string, sent: Texts | undefined) => boolean;
  /** Puts the drafts of deleted submissions aside. */
  putAside: (ids: readonly string[]) => void;
  bringBack: (ids: readonly string[]) => void;
  /** Drops the drafts of submissions that are gone for good. */
  forget: (ids: readonly string[]) => void;
  edit: (list: string, id?: string) => void;
}

const areEqual = (draft: Texts, other: Texts) => Object.keys(draft).every((name) => draft[name] === other[name]);

/** The drafts of these submissions, and the others. */
function parted(drafts: Record<string, Texts>, ids: readonly string[]) {
  const all = Object.entries(drafts);
  const isTheirs = ([key]: [string, Texts]) => ids.includes(/^(?:note|reply|meeting)\/([^/]+)/.exec(key)?.[1] ?? '');
  return [all.filter(isTheirs), all.filter((draft) => !isTheirs(draft))].map((part) => Object.fromEntries(part));
}

/** What the admin has typed but not saved. A store, because the end of a session unmounts the forms. */
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

/** A reload would lose the drafts. */
useAdminDrafts.subscribe(({ typed }) => askBeforeLeaving(Object.keys(typed).length > 0));
