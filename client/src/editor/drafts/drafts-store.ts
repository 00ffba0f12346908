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
import {
  around,
  type Change,
  changed,
  type Conflict,
  conflictKey,
  inside,
  isMove,
  isNumbered,
  named,
  type Spot,
  spotKey,
  valueAt,
  withValue,
} from './change.ts';
import { type Entry, listChanges } from './list-changes.ts';
import { nextSave } from './next-save.ts';
import { trustProblems } from './problems.ts';
import { isLost, renewedConflicts, theirSpot } from './renewed-conflicts.ts';
import { forgetUnread } from './unread.ts';
import { keepUnsent, readUnsent } from './unsent.ts';
import { newUuid } from './uuid.ts';

export interface Drafts {
  /** As it is on the server, with what is not saved yet. */
  content?: Content;
  drafts: DraftState[];
  /** Of the drafts as the page has shown them: a save may have met changes of others. */
  seen: Revisions;
  /** Where visitors find the services. */
  addresses: ServiceAddress[];
  /** Not saved yet, in order. */
  queue: Change[];
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
  queue: [],
  conflicts: [],
  repository: { pictures: [], shares: [] },
  library: [],
}));

const { getState: drafts, setState: set } = useDrafts;

/** Changes what is not saved, and keeps it through a reload. A failure is one of the queue: it ends with that. */
function setUnsaved(unsaved: Partial<Pick<Drafts, 'queue' | 'conflicts'>>): void {
  const { queue, conflicts, failure } = { ...drafts(), ...unsaved };
  keepUnsent({ queue, conflicts });
  set({ queue, conflicts, failure: queue.length > 0 ? failure : undefined });
}

/** Takes what an earlier page of this tab left unsaved. */
export function findUnsent(): void {
  const { queue, conflicts } = drafts();
  if (queue.length === 0 && conflicts.length === 0) set(readUnsent());
}

/** Puts the server's word in the place of what was known, with what is not saved yet on top. */
export function takeState(state: ContentState): void {
  const { content, drafts: all, addresses } = state;
  const { content: before } = drafts();
  trustProblems(state);
  const known = drafts().queue.reduce(changed, content);
  const seen = Object.fromEntries(all.map(({ document, revision }) => [document, revision]));
  set({ content: known, drafts: all, seen, addresses });
  setUnsaved({ conflicts: renewedConflicts(drafts().conflicts, before ?? content, content) });
}

const isWithin = (outer: Spot, inner: Spot) => `${spotKey(inner)}.`.startsWith(`${spotKey(outer)}.`);

/** Whether a change goes on where the one before it was typed, or in the entry that it has added. */
const goesOn = (last: Change, change: Change): boolean =>
  !last.save &&
  last.value !== undefined &&
  change.value !== undefined &&
  isWithin(last, change) &&
  !(isNumbered(change) && change.before === undefined); // another entry

/** Typing on in one place, or in an entry that was just added, is one change, until it is sent. */
function added(queue: Change[], change: Change): Change[] {
  const last = queue.at(-1);
  if (!last || !goesOn(last, change)) return [...queue, change];
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

/** Changes a place here, and notes that it has to be saved. Undefined removes the place. @param after as in a change */
export function edit(spot: Spot, value: unknown, after?: string | null): void {
  const { content } = drafts();
  if (content) make({ ...named(content, spot), before: valueAt(content, spot), value, after });
}

/** Adds an entry that has no name to a list. */
export function addEntry(list: Spot, index: number, value: unknown): void {
  const { content } = drafts();
  if (!content) return;
  const { document, path } = named(content, list);
  make({ document, path: [...path, index], value });
}

/** Makes a list of named entries another one here, and notes what has to be saved of it: what was not touched is not sent. */
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

/** The changes of the next save, with its key. Those that were sent without an answer are sent again as they were. */
export function takeNext(queue: Change[] = drafts().queue): Change[] {
  const [{ save }] = queue;
  if (save) return queue.filter((change) => change.save === save);
  const key = newUuid();
  const next = nextSave(queue).map((change) => ({ ...change, save: key }));
  const at = drafts().queue.indexOf(queue[0]);
  setUnsaved({ queue: drafts().queue.toSpliced(at, next.length, ...next) });
  return next;
}

/** All that is not saved, as the saves that it needs. */
export function takeAll(): Change[][] {
  const saves: Change[][] = [];
  const isTaken = ({ save }: Change) => saves.some(([first]) => first.save === save);
  for (let rest = drafts().queue; rest.length > 0; rest = drafts().queue.filter((change) => !isTaken(change)))
    saves.push(takeNext(rest));
  return saves;
}

/** Nothing says that what was on its way is saved. */
export const fail = (failure: string): void => set({ failure });

/** What is left once a save was answered. */
const without = ([{ save }]: Change[]) => drafts().queue.filter((change) => change.save !== save);

/** The newest of each place, and the newest move of each entry. */
function withConflicts(found: Conflict[]): Conflict[] {
  const newest = new Map(found.map((conflict) => [conflictKey(conflict), conflict]));
  return [...drafts().conflicts.filter((old) => !newest.has(conflictKey(old))), ...newest.values()];
}

/** What was sent is saved, but for the conflicts. */
export function settle(sent: Change[], { conflicts, isRepeated, ...saved }: DraftSaved): void {
  const { document } = saved;
  // a move meets no conflict
  const sentTo = new Map(sent.filter((change) => !isMove(change)).map((change) => [spotKey(change), change]));
  const found = conflicts.flatMap(({ path, theirs, by, at }): Conflict[] => {
    const mine = sentTo.get(spotKey({ document, path }));
    return mine ? [{ ...mine, save: undefined, theirs, by, at }] : [];
  });
  // of a save that was made before, the draft may be published by now
  if (!isRepeated) set({ drafts: [...drafts().drafts.filter((draft) => draft.document !== document), saved] });
  set({ failure: undefined });
  setUnsaved({ conflicts: withConflicts(found), queue: without(sent) });
}

/** The server takes none of these changes: each is shown beside what stands there, once that is read. */
export function refuse(refused: Change[], refusal: string): void {
  const found = refused.map((change): Conflict => ({ ...change, save: undefined, refusal }));
  set({ failure: undefined });
  setUnsaved({ conflicts: withConflicts(found), queue: without(refused) });
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
  setUnsaved({ conflicts: withConflicts(found) });
}

/** Ends all conflicts in the same way. */
export const resolveAll = (keepMine: boolean): void =>
  drafts().conflicts.forEach((conflict) => resolve(conflict, keepMine));

/** Saves over what the other wrote; what the other has removed is added once more. */
function keep(conflict: Conflict): void {
  const { content } = drafts();
  const { value, removed } = conflict;
  if (!content || (removed && value === undefined)) return;
  if (removed && (valueAt(content, removed) ?? undefined) === undefined) return edit(removed, removed.value);
  const spot = theirSpot(content, conflict);
  if (spot) edit(spot, value, conflict.after);
  else if (value !== undefined) addEntry(around(conflict), Number(conflict.path.at(-1)), value);
}

/** Ends a conflict; with `keepMine`, by saving over what the other wrote, where there is a place for it. */
export function resolve(conflict: Conflict, keepMine: boolean): void {
  const { content } = drafts();
  if (keepMine && content && isLost(content, conflict)) return;
  setUnsaved({ conflicts: drafts().conflicts.filter((one) => one !== conflict) });
  if (keepMine) keep(conflict);
}

/** Forgets what was typed in a document, because its draft is replaced as a whole. */
export function forget(documents: string[]): void {
  const isKept = ({ document }: Spot) => !documents.includes(document);
  setUnsaved({ conflicts: drafts().conflicts.filter(isKept), queue: drafts().queue.filter(isKept) });
  forgetUnread(documents);
}

export const isQueued = (): boolean => drafts().queue.length > 0;
