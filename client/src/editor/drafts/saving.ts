import type { DraftSaved } from '#shared/content/contract';
import { contentApi } from '../../api/content.ts';
import { ApiError, isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { onAccountEnd } from '../../stores/account.ts';
import type { Change, Spot } from './change.ts';
import type { Entry } from './list-changes.ts';
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
} from './drafts-store.ts';
import { finishTyping } from './typing.ts';
import { isUnsaved } from './unsaved.ts';

/** Milliseconds between the last key and its saving. */
const PAUSE = 600;

/** Milliseconds between two attempts while no answer comes. */
const RETRY = { first: 2000, most: 15_000 };

const NO_ANSWER = 'The server cannot be reached. What you typed is kept and saved as soon as it answers.';

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let wait = RETRY.first;

function schedule(after: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveNow(), after);
}

/** Changes a place, and saves it once nothing was typed for a moment. */
export function change(spot: Spot, value: unknown, after?: string | null): void {
  edit(spot, value, after);
  schedule(PAUSE);
}

/** Adds an entry that has no name, and saves it. */
export function add(list: Spot, index: number, value: unknown): void {
  addEntry(list, index, value);
  schedule(PAUSE);
}

/** Makes a list of named entries another one, and saves what is new about it. */
export function changeList(spot: Spot, entries: readonly Entry[]): void {
  editList(spot, entries);
  schedule(PAUSE);
}

/** An answer that the same changes get every time. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404, 413].includes(error.status);

function send(sent: Change[]): Promise<DraftSaved> {
  const [{ document, save: key }] = sent;
  const changes = sent.map(({ path, before, value, after }) => ({ path, before, value, after }));
  return contentApi.save(document, { key, changes });
}

/** The key of the save whose answer is waited for. */
let onItsWay: string | undefined;

/** Whether others have changed what is shown, or may have. */
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
    if (isUnauthorized(error)) return; // the session says so; the next sign-in saves what is kept
    logFailure('Changes could not be saved.', error);
    schedule(wait);
    wait = Math.min(2 * wait, RETRY.most);
  }
}

/** Saves all that is typed, one call at a time. Never fails: the store says what is not saved. */
export function saveNow(): Promise<void> {
  clearTimeout(timer);
  running ??= saveAll().finally(() => (running = undefined));
  return running;
}

const saveSoon = () => void saveNow();

/** The page goes, with what is being typed and what waits for another save: nothing of it can wait. */
function saveLeaving(): void {
  finishTyping();
  saveSoon();
  const waiting = takeAll().filter(([{ save }]) => save !== onItsWay);
  // the same saves are sent again by a page that comes back
  for (const sent of waiting) send(sent).catch((error: unknown) => logFailure('A last save failed.', error));
}

let asks = true;

/** For the page that is loaded anew after the question was asked here. */
export const stopAsking = (): void => {
  asks = false;
};

/** Lets the browser ask before the tab is closed, while something is in it alone; that is saved meanwhile. */
function askBeforeLeaving(event: Event): void {
  if (!asks || !isUnsaved()) return;
  saveSoon();
  event.preventDefault();
}

/** Saves when the page is left, or the network is back; for as long as the page is there, what it has not saved is. */
export function watchLeaving(): () => void {
  addEventListener('pagehide', saveLeaving);
  addEventListener('pageshow', saveSoon);
  addEventListener('beforeunload', askBeforeLeaving);
  addEventListener('online', saveSoon);
  document.addEventListener('visibilitychange', saveSoon);
  return () => {
    finishTyping();
    saveSoon();
  };
}
