import { contentApi } from '../../api/content.ts';
import { ApiError, isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import type { Change, Spot } from './change.ts';
import type { Entry } from './list-changes.ts';
import {
  addAgain,
  edit,
  editList,
  hasUnsaved,
  keepAll,
  refuse,
  settle,
  takeNext,
  takeState,
  useDrafts,
} from './drafts-store.ts';

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

/** Makes a list another one, and saves what is new about it. */
export function changeList(spot: Spot, entries: readonly Entry[]): void {
  editList(spot, entries);
  schedule(PAUSE);
}

/** An answer that the same changes get every time. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 403, 404, 413].includes(error.status);

async function refused(sent: Change[], error: ApiError): Promise<void> {
  const state = await contentApi.state();
  refuse(sent, state.content);
  takeState(state);
  useDrafts.setState({ sending: 0, failure: error.message });
}

async function saveNext(): Promise<void> {
  const sent = takeNext();
  const changes = sent.map(({ path, before, value, after }) => ({ path, before, value, after }));
  try {
    const saved = await contentApi.save(sent[0].document, { changes });
    settle(sent, saved);
    if (saved.conflicts.length === 0) return;
    takeState(await contentApi.state());
    addAgain();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await refused(sent, error as ApiError);
  }
}

async function saveAll(): Promise<void> {
  try {
    while (hasUnsaved()) await saveNext();
    wait = RETRY.first;
  } catch (error) {
    if (hasUnsaved()) keepAll((error instanceof ApiError && error.message) || NO_ANSWER);
    if (isUnauthorized(error)) return; // the session says so; the next sign-in saves what is kept
    logFailure('Changes could not be saved.', error);
    schedule(wait);
    wait = Math.min(2 * wait, RETRY.most);
  }
}

/** Saves all that is typed, one call at a time. Never fails: `failure` of the store says what is not saved. */
export function saveNow(): Promise<void> {
  clearTimeout(timer);
  running ??= saveAll().finally(() => (running = undefined));
  return running;
}

const saveSoon = () => void saveNow();

/** Lets the browser ask before the tab is closed, while the server does not take what it alone keeps. */
function askBeforeLeaving(event: Event): void {
  const { failure, conflicts } = useDrafts.getState();
  if (conflicts.length > 0 || (failure && hasUnsaved())) event.preventDefault();
}

/** Saves when the page is left, or the network is back. @returns what ends that */
export function watchLeaving(): () => void {
  addEventListener('pagehide', saveSoon);
  addEventListener('beforeunload', askBeforeLeaving);
  addEventListener('online', saveSoon);
  document.addEventListener('visibilitychange', saveSoon);
  return () => {
    clearTimeout(timer);
    removeEventListener('pagehide', saveSoon);
    removeEventListener('beforeunload', askBeforeLeaving);
    removeEventListener('online', saveSoon);
    document.removeEventListener('visibilitychange', saveSoon);
  };
}
