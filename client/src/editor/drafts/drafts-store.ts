import type {
  ContentState,
  DraftSaved,
  DraftState,
  RepositoryPictures,
  Revisions,
  ServiceAddress,
  WholeDraft,
} from '#shared/content/contract';
import type { Content, Place } from '#shared/content/documents';
import type { LibraryPicture } from '#shared/contract';
import { isObject, same } from '#shared/content/same';
import { createAccountStore } from '../../stores/account.ts';
import { type Change, changed, type Conflict, inside, type Spot, spotKey, valueAt, withValue } from './change.ts';
import { type Entry, listChanges } from './list-changes.ts';
import { nextSave } from './next-save.ts';
import { trustProblems } from './problems.ts';
import { forgetUnread } from './unread.ts';
import { keepUnsent } from './unsent.ts';

export interface Drafts {
  /** As it is on the server, with what is not saved yet. */
  content?: Content;
  drafts: DraftState[];
  /** Of the drafts as the page has shown them: a save may have met changes of others. */
  seen: Revisions;
  /** Where visitors find the services. */
  addresses: ServiceAddress[];
  /** What publishing would change, as the server said last. */
  changes: string[];
  /** Not saved yet, in order. */
  queue: Change[];
  /** How many changes at the beginning of the queue are on their way. */
  sending: number;
  /** Why the queue is not saved. */
  failure?: string;
  conflicts: Conflict[];
  repository: RepositoryPictures;
  library: LibraryPicture[];
}

export const useDrafts = createAccountStore<Drafts>(() => ({
  drafts: [],
  seen: {},
  addresses: [],
  changes: [],
  queue: [],
  sending: 0,
  conflicts: [],
  repository: { pictures: [], shares: [] },
  library: [],
}));

const { getState: drafts, setState: set } = useDrafts;

function setQueue(queue: Change[], sending: number): void {
  keepUnsent([...drafts().conflicts, ...queue]);
  set({ queue, sending });
}

/** Puts the server's word in the place of what was known, with what is not saved yet on top. */
export function takeState(state: ContentState): void {
  const { content, drafts: all, addresses, changes } = state;
  trustProblems(state);
  const known = drafts().queue.reduce(changed, content);
  const seen = Object.fromEntries(all.map(({ document, revision }) => [document, revision]));
  set({ content: known, drafts: all, seen, addresses, changes });
}

const isWithin = (outer: Spot, inner: Spot) => `${spotKey(inner)}.`.startsWith(`${spotKey(outer)}.`);

/** Typing on in one place, or in an entry that was just added, is one change: sent twice, it is the same the second time. */
function added(queue: Change[], sending: number, change: Change): Change[] {
  const last = queue.length > sending ? queue.at(-1) : undefined;
  if (last?.value === undefined || change.value === undefined || !isWithin(last, change)) return [...queue, change];
  const inside = change.path.slice(last.path.length);
  const value = withValue(last.value, inside, change.value, change.after);
  const after = inside.length === 0 && change.after !== undefined ? change.after : last.after;
  return [...queue.slice(0, -1), { ...last, value, after }];
}

/** Changes a place here, and notes that it has to be saved. Undefined removes the place. @param after as in a change */
export function edit({ document, path }: Spot, value: unknown, after?: string | null): void {
  const { content, queue, sending } = drafts();
  if (!content) return;
  const change: Change = { document, path, before: valueAt(content, { document, path }), value, after };
  set({ content: changed(content, change) });
  setQueue(added(queue, sending, change), sending);
}

/** Makes a list another one here, and notes what has to be saved of it: what was not touched is not sent. */
export function editList(spot: Spot, entries: readonly Entry[]): void {
  const { content, queue, sending } = drafts();
  const before = valueAt(content, spot);
  if (!content || !Array.isArray(before)) return;
  const changes = listChanges(before as Entry[], entries).map(({ path, ...change }): Change => ({
    ...change,
    document: spot.document,
    path: [...spot.path, ...path],
  }));
  set({ content: changed(content, { ...spot, value: entries }) });
  const [only, ...more] = changes;
  if (only) setQueue(more.length > 0 ? [...queue, ...changes] : added(queue, sending, only), sending);
}

/** What a reload found unsaved: typed before, and saved again from here. */
export function editAgain(changes: Change[]): void {
  const { content, queue } = drafts();
  if (!content) return;
  const known = changes.reduce(changed, content);
  // saved already, while the page was left
  const missing = changes.filter(({ document }) => !same(known[document], content[document]));
  set({ content: known });
  setQueue([...queue, ...missing], 0);
}

/** The changes of one document that are next. */
export function takeNext(): Change[] {
  const next = nextSave(drafts().queue);
  set({ sending: next.length });
  return next;
}

/** None of what was on its way is saved; all of it is tried again. */
export const keepAll = (failure: string): void => set({ sending: 0, failure });

/** The newest of each place. */
function withConflicts(found: Conflict[]): Conflict[] {
  const places = new Set(found.map(spotKey));
  return [...drafts().conflicts.filter((old) => !places.has(spotKey(old))), ...found];
}

/** What was on its way is saved, but for the conflicts. */
export function settle(sent: Change[], { conflicts, savedBefore, ...saved }: DraftSaved): void {
  const { document } = saved;
  const sentTo = new Map(sent.map((change) => [spotKey(change), change]));
  const found = conflicts.flatMap(({ path, theirs }): Conflict[] => {
    const mine = sentTo.get(spotKey({ document, path }));
    return mine ? [{ ...mine, theirs, ...savedBefore }] : [];
  });
  set({
    failure: undefined,
    conflicts: withConflicts(found),
    drafts: [...drafts().drafts.filter((draft) => draft.document !== document), saved],
  });
  setQueue(drafts().queue.slice(sent.length), 0);
}

/** The server takes none of these changes: each is shown beside what stands there. */
export function refuse(refused: Change[], content: Content): void {
  const found = refused.map((change): Conflict => ({ ...change, theirs: valueAt(content, change) }));
  set({ conflicts: withConflicts(found) });
  setQueue(drafts().queue.slice(refused.length), 0);
}

/** The fields in which two versions of a document differ; a list is one field. */
function differing(mine: unknown, theirs: unknown, path: Place = []): Place[] {
  if (same(mine, theirs)) return [];
  if (!isObject(mine) || !isObject(theirs)) return [path];
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...keys].flatMap((key) => differing(mine[key], theirs[key], [...path, key]));
}

/** Shows a whole document that could not be saved beside the one that is there. */
export function showBoth({ document, body }: WholeDraft): void {
  const { content, drafts: all } = drafts();
  if (!content) return;
  const theirs = all.find((draft) => draft.document === document);
  const found = differing(body, content[document]).map((path): Conflict => {
    const [value, before] = [body, content[document]].map((whole) => inside(whole, path));
    return { document, path, before, value, theirs: before, by: theirs?.by, at: theirs?.updatedAt };
  });
  set({ conflicts: withConflicts(found) });
  setQueue(drafts().queue, drafts().sending);
}

/** Whether both have added an entry to the end of a list: then there is room for both. */
const isAddition = ({ before, value, path }: Conflict) =>
  before === undefined && value !== undefined && typeof path.at(-1) === 'number';

/** Adds once more what somebody else's entry has kept from being added. */
export function addAgain(): void {
  const { content, conflicts } = drafts();
  const additions = conflicts.filter(isAddition);
  set({ conflicts: conflicts.filter((one) => !isAddition(one)) });
  for (const { document, path, value } of additions) {
    const list = { document, path: path.slice(0, -1) };
    const entries = valueAt(content, list);
    if (Array.isArray(entries)) edit({ document, path: [...list.path, entries.length] }, value);
  }
}

/** Ends all conflicts in the same way. */
export const resolveAll = (keepMine: boolean): void =>
  drafts().conflicts.forEach((conflict) => resolve(conflict, keepMine));

/** Ends a conflict; with `keepMine`, by saving over what the other wrote. */
export function resolve(conflict: Conflict, keepMine: boolean): void {
  set({ conflicts: drafts().conflicts.filter((one) => one !== conflict) });
  const { queue, sending } = drafts();
  setQueue(queue, sending);
  if (keepMine) edit(conflict, conflict.value);
}

/** Forgets what was typed in a document, because its draft is replaced as a whole. */
export function forget(documents: string[]): void {
  const isKept = ({ document }: Spot) => !documents.includes(document);
  set({ conflicts: drafts().conflicts.filter(isKept) });
  setQueue(drafts().queue.filter(isKept), 0);
  forgetUnread(documents);
}

export const hasUnsaved = (): boolean => drafts().queue.length > 0;
