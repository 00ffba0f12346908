import type { DraftSaved } from '#shared/content/contract';
import { contentApi } from '#client/api/content.ts';
import { ApiError, isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { onAccountEnd } from '#client/stores/account.ts';
import type { Change, Spot } from '../change.ts';
import type { Entry } from '../list-changes.ts';
import {
  addEntry,
  edit,
  editList,
  fail,
  isQueued,
  refuse,
  settle,
  takeAll,
  takeNext,
  takeState,
} from '../drafts-store.ts';
import { asStep, takeBack, type Undone } from '../undo.ts';
import { commitInput, isUnsaved } from './typing.ts';

/** Milliseconds between the last keystroke and the save. */
const PAUSE = 600;

/** Milliseconds between attempts while the server does not answer. */
const RETRY = { first: 2000, most: 15_000 };

const NO_ANSWER = 'The server cannot be reached. Your changes are kept, and saved once it responds.';

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let wait = RETRY.first;

function schedule(after: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveNow(), after);
}

/** Changes a value and saves it after a pause in typing. */
export function change(spot: Spot, value: unknown, after?: string | null): void {
  asStep(spot, () => edit(spot, value, after));
  schedule(PAUSE);
}

/** Adds an entry without id or name and saves it. */
export function add(list: Spot, index: number, value: unknown): void {
  asStep(list, () => addEntry(list, index, value));
  schedule(PAUSE);
}

/** Replaces the list of a sheet, whose own Undo takes it back, and saves the differences. */
export function changeSheet(spot: Spot, entries: readonly Entry[]): void {
  editList(spot, entries);
  schedule(PAUSE);
}

/** Replaces a list of named entries and saves the differences. */
export const changeList = (spot: Spot, entries: readonly Entry[]): void =>
  asStep(spot, () => changeSheet(spot, entries));

/** Takes the last step back and saves that. */
export function undo(): Undone | undefined {
  const undone = takeBack();
  if (undone?.spots.length) schedule(PAUSE);
  return undone;
}

/** An error that a retry would not change. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404, 413].includes(error.status);

function send(sent: Change[]): Promise<DraftSaved> {
  const [{ document, save: key }] = sent;
  const changes = sent.map(({ path, before, value, after }) => ({ path, before, value, after }));
  return contentApi.save(document, { key, changes });
}

/** The key of the save in flight. */
let onItsWay: string | undefined;

/** Whether the content shown may lack changes of others. */
let isStale = false;

onAccountEnd(() => (isStale = false));

async function saveNext(): Promise<void> {
  const sent = takeNext();
  onItsWay = sent[0].save;
  try {
    const saved = await send(sent);
    settle(sent, saved);
    isStale ||= saved.conflicts.length > 0 || saved.isRepeated;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refuse(sent, error.message);
    isStale = true;
  } finally {
    onItsWay = undefined;
  }
}

async function readAgain(): Promise<void> {
  takeState(await contentApi.state());
  isStale = false;
}

async function saveAll(): Promise<void> {
  try {
    while (isQueued() || isStale) await (isQueued() ? saveNext() : readAgain());
    wait = RETRY.first;
  } catch (error) {
    if (isQueued()) fail((error instanceof ApiError && error.message) || NO_ANSWER);
    if (isUnauthorized(error)) return; // the session reports it; the queue is saved after the next sign-in
    logFailure('Changes could not be saved.', error);
    schedule(wait);
    wait = Math.min(2 * wait, RETRY.most);
  }
}

/** Saves the queue, one call at a time. Never rejects: the store has the failure. */
export function saveNow(): Promise<void> {
  clearTimeout(timer);
  running ??= saveAll().finally(() => (running = undefined));
  return running;
}

const saveSoon = () => void saveNow();

/** Commits input in progress and sends all waiting saves at once, because the page is going away. */
function saveLeaving(): void {
  commitInput();
  saveSoon();
  const waiting = takeAll().filter(([{ save }]) => save !== onItsWay);
  // a page restored later sends the same saves again, under the same keys
  for (const sent of waiting) send(sent).catch((error: unknown) => logFailure('A last save failed.', error));
}

let asks = true;

/** For a reload that the user has already confirmed in the editor. */
export const stopAsking = (): void => {
  asks = false;
};

/** Makes the browser ask before it closes a tab with unsaved changes, and saves them meanwhile. */
function askBeforeLeaving(event: Event): void {
  if (!asks || !isUnsaved()) return;
  saveSoon();
  event.preventDefault();
}

/** Saves when the page is left or the network is back. The listeners stay, so that changes are still saved after the editor closes. */
export function watchLeaving(): () => void {
  addEventListener('pagehide', saveLeaving);
  addEventListener('pageshow', saveSoon);
  addEventListener('beforeunload', askBeforeLeaving);
  addEventListener('online', saveSoon);
  document.addEventListener('visibilitychange', saveSoon);
  return () => {
    commitInput();
    saveSoon();
  };
}
