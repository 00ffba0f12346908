import type {
  ContentState,
  DraftSaved,
  DraftState,
  PageAddress,
  RepositoryPictures,
  Revisions,
  WholeDraft,
} from '#shared/content/contract';
import type { Content, Place } from '#shared/content/documents';
import type { LibraryPicture } from '#shared/contract';
import { deepEqual, isObject } from '#shared/content/deep-equal';
import { createAccountStore } from '../../stores/account.ts';
import {
  around,
  type Change,
  changed,
  type Conflict,
  conflictKey,
  inside,
  isMove,
  isNumbered,
  isWithin,
  named,
  type Spot,
  spotKey,
  valueAt,
  withValue,
} from './change.ts';
import { type Entry, listChanges } from './list-changes.ts';
import { nextSave } from './saving/next-save.ts';
import { trustProblems } from './problems.ts';
import { isLost, renewedConflicts, theirSpot } from './renewed-conflicts.ts';
import { forgetInvalid } from './saving/invalid-texts.ts';
import { keepUnsent, readUnsent } from './saving/unsent.ts';
import { newUuid } from './uuid.ts';

export interface Drafts {
  /** The server's content with the unsaved changes applied. */
  content?: Content;
  drafts: DraftState[];
  /** The revisions that the page has shown. A later save may include others' changes that it has not. */
  seen: Revisions;
  /** The published addresses of the services and of the owner's own pages. */
  addresses: PageAddress[];
  /** Unsaved changes, oldest first. */
  queue: Change[];
  /** Why the queue could not be saved. */
  failure?: string;
  conflicts: Conflict[];
  repository: RepositoryPictures;
  library: LibraryPicture[];
  /** Stays true while the Publish dialog is hidden. */
  isPublishing: boolean;
}

export const useDrafts = createAccountStore<Drafts>(() => ({
  drafts: [],
  seen: {},
  addresses: [],
  queue: [],
  conflicts: [],
  repository: { pictures: [], shares: [] },
  library: [],
  isPublishing: false,
}));

const { getState: drafts, setState: set } = useDrafts;

/** Updates the unsaved changes and stores them for a reload. An empty queue clears the failure. */
function setUnsaved(unsaved: Partial<Pick<Drafts, 'queue' | 'conflicts'>>): void {
  const { queue, conflicts, failure } = { ...drafts(), ...unsaved };
  keepUnsent({ queue, conflicts });
  set({ queue, conflicts, failure: queue.length > 0 ? failure : undefined });
}

/** Re-queues changes left unsaved before a reload. */
export function findUnsent(): void {
  const { queue, conflicts } = drafts();
  if (queue.length === 0 && conflicts.length === 0) set(readUnsent());
}

/** Replaces the content with the server's state and applies the unsaved changes to it. */
export function takeState(state: ContentState): void {
  const { content, drafts: all, addresses } = state;
  const { content: before } = drafts();
  trustProblems(state);
  const known = drafts().queue.reduce(changed, content);
  const seen = Object.fromEntries(all.map(({ document, revision }) => [document, revision]));
  set({ content: known, drafts: all, seen, addresses });
  setUnsaved({ conflicts: renewedConflicts(drafts().conflicts, before ?? content, content) });
}

/** Whether a change continues the last one: at the same path, or inside the entry that was added. */
const continuesLast = (last: Change, change: Change): boolean =>
  !last.save &&
  last.value !== undefined &&
  change.value !== undefined &&
  isWithin(last, change) &&
  !(isNumbered(change) && change.before === undefined); // adds another entry

/** Appends a change, or merges it into the last one if it continues that and that is not sent yet. */
function added(queue: Change[], change: Change): Change[] {
  const last = queue.at(-1);
  if (!last || !continuesLast(last, change)) return [...queue, change];
  const inside = change.path.slice(last.path.length);
  const value = withValue(last.value, inside, change);
  const after = inside.length === 0 && change.after !== undefined ? change.after : last.after;
  return [...queue.slice(0, -1), { ...last, value, after }];
}

function make(change: Change): void {
  const { content, queue } = drafts();
  if (!content) return;
  set({ content: changed(content, change) });
  setUnsaved({ queue: added(queue, change) });
}

/** Changes a value locally and queues the change. Undefined removes the value. @param after as in `ContentChange` */
export function edit(spot: Spot, value: unknown, after?: string | null): void {
  const { content } = drafts();
  if (content) make({ ...named(content, spot), before: valueAt(content, spot), value, after });
}

/** Adds an entry without id or name to a list. */
export function addEntry(list: Spot, index: number, value: unknown): void {
  const { content } = drafts();
  if (!content) return;
  const { document, path } = named(content, list);
  make({ document, path: [...path, index], value });
}

/** Replaces a list of named entries locally and queues only the changed entries. */
export function editList(list: Spot, entries: readonly Entry[]): void {
  const { content, queue } = drafts();
  const before = valueAt(content, list);
  if (!content || !Array.isArray(before)) return;
  const spot = named(content, list);
  const changes = listChanges(before as Entry[], entries).map(({ path, ...change }): Change => ({
    ...change,
    document: spot.document,
    path: [...spot.path, ...path],
  }));
  set({ content: changed(content, { ...spot, value: entries }) });
  const [only, ...more] = changes;
  if (only) setUnsaved({ queue: more.length > 0 ? [...queue, ...changes] : added(queue, only) });
}

/** The changes of the next save, marked with its key. Changes that got no answer are sent again unchanged, under the same key. */
export function takeNext(queue: Change[] = drafts().queue): Change[] {
  const [{ save }] = queue;
  if (save) return queue.filter((change) => change.save === save);
  const key = newUuid();
  const next = nextSave(queue).map((change) => ({ ...change, save: key }));
  const at = drafts().queue.indexOf(queue[0]);
  setUnsaved({ queue: drafts().queue.toSpliced(at, next.length, ...next) });
  return next;
}

/** All unsaved changes, grouped into saves. */
export function takeAll(): Change[][] {
  const saves: Change[][] = [];
  const isTaken = ({ save }: Change) => saves.some(([first]) => first.save === save);
  for (let rest = drafts().queue; rest.length > 0; rest = drafts().queue.filter((change) => !isTaken(change)))
    saves.push(takeNext(rest));
  return saves;
}

/** Records that a save failed. Its changes stay queued, because the server may not have stored them. */
export const fail = (failure: string): void => set({ failure });

/** The queue without the changes of an answered save. */
const without = ([{ save }]: Change[]) => drafts().queue.filter((change) => change.save !== save);

/** Adds conflicts. Only the newest of each path, and the newest move of each entry, are kept. */
function withConflicts(found: Conflict[]): Conflict[] {
  const newest = new Map(found.map((conflict) => [conflictKey(conflict), conflict]));
  return [...drafts().conflicts.filter((old) => !newest.has(conflictKey(old))), ...newest.values()];
}

/** Takes the changes of a successful save off the queue and records its conflicts. */
export function settle(sent: Change[], { conflicts, isRepeated, ...saved }: DraftSaved): void {
  const { document } = saved;
  // moves never conflict
  const sentTo = new Map(sent.filter((change) => !isMove(change)).map((change) => [spotKey(change), change]));
  const found = conflicts.flatMap(({ path, theirs, by, at }): Conflict[] => {
    const mine = sentTo.get(spotKey({ document, path }));
    return mine ? [{ ...mine, save: undefined, isUnseen: true, theirs, by, at }] : [];
  });
  // if the save is a repeated one, the draft may have been published since
  if (!isRepeated) set({ drafts: [...drafts().drafts.filter((draft) => draft.document !== document), saved] });
  set({ failure: undefined });
  setUnsaved({ conflicts: withConflicts(found), queue: without(sent) });
}

/** Turns refused changes into conflicts. Their `theirs` is set once the server's state has been read. */
export function refuse(refused: Change[], refusal: string): void {
  const found = refused.map((change): Conflict => ({ ...change, save: undefined, refusal }));
  set({ failure: undefined });
  setUnsaved({ conflicts: withConflicts(found), queue: without(refused) });
}

/** The paths at which two versions of a document differ; a list counts as one value. */
export function differing(mine: unknown, theirs: unknown, path: Place = []): Place[] {
  if (deepEqual(mine, theirs)) return [];
  if (!isObject(mine) || !isObject(theirs)) return [path];
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...keys].flatMap((key) => differing(mine[key], theirs[key], [...path, key]));
}

/** Records the differences between a document that could not be saved and the current one as conflicts. */
export function showBoth({ document, body }: WholeDraft): void {
  const { content, drafts: all } = drafts();
  if (!content) return;
  const theirs = all.find((draft) => draft.document === document);
  const found = differing(body, content[document]).map((path): Conflict => {
    const [value, before] = [body, content[document]].map((whole) => inside(whole, path));
    return { document, path, before, value, theirs: before, by: theirs?.by, at: theirs?.updatedAt };
  });
  setUnsaved({ conflicts: withConflicts(found) });
}

export const resolveAll = (keepMine: boolean): void =>
  drafts().conflicts.forEach((conflict) => resolve(conflict, keepMine));

/** Queues a change over the other value. If its enclosing object was removed, adds that again. */
function keep(conflict: Conflict): void {
  const { content } = drafts();
  const { value, removed, after, theirs, isUnseen } = conflict;
  if (!content || (removed && value === undefined)) return;
  if (removed && (valueAt(content, removed) ?? undefined) === undefined) return edit(removed, removed.value);
  const spot = theirSpot(content, conflict);
  if (spot) make({ ...named(content, spot), before: isUnseen ? theirs : valueAt(content, spot), value, after });
  else if (value !== undefined) addEntry(around(conflict), Number(conflict.path.at(-1)), value);
}

/** Ends a conflict; `keepMine` saves over the other value. A lost change cannot be kept, so its conflict stays. */
export function resolve(conflict: Conflict, keepMine: boolean): void {
  const { content } = drafts();
  if (keepMine && content && isLost(content, conflict)) return;
  setUnsaved({ conflicts: drafts().conflicts.filter((one) => one !== conflict) });
  if (keepMine) keep(conflict);
}

/** Drops the unsaved changes of documents whose drafts are replaced as a whole. */
export function forget(documents: string[]): void {
  const isKept = ({ document }: Spot) => !documents.includes(document);
  setUnsaved({ conflicts: drafts().conflicts.filter(isKept), queue: drafts().queue.filter(isKept) });
  forgetInvalid(documents);
}

export const isQueued = (): boolean => drafts().queue.length > 0;

/** The number of unpublished changes that the server last reported; the latest input may be missing. */
export const useChangeCount = () =>
  useDrafts(({ drafts }) => drafts.flatMap(({ changes }) => changes).reduce((sum, { count }) => sum + count, 0));
