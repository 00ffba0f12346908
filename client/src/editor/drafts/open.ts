import type { Content } from '#shared/content/documents';
import { contentApi } from '../../api/content.ts';
import { wholeLibrary } from '../../api/admin/pictures.ts';
import { onAccountEnd } from '../../stores/account.ts';
import { findUnsent, isQueued, takeState, useDrafts } from './drafts-store.ts';
import { saveNow } from './saving/saving.ts';
import { findSteps } from './undo.ts';
import { findInvalid } from './saving/invalid-texts.ts';

const fetchAll = () => Promise.all([contentApi.state(), contentApi.pictures(), wholeLibrary()]);

/** Milliseconds for which prefetched data is fresh. */
const FRESH = 10_000;

let prefetched: { at: number; answers: ReturnType<typeof fetchAll> } | undefined;

onAccountEnd(() => (prefetched = undefined));

const isFresh = () => prefetched !== undefined && Date.now() - prefetched.at < FRESH;

/** Prefetches the editor's data when a click on its button is likely. */
export function prefetchDrafts(): void {
  if (isFresh()) return;
  prefetched = { at: Date.now(), answers: fetchAll() };
  prefetched.answers.catch(() => (prefetched = undefined)); // opening the editor fetches again and reports the failure
}

/** First saves changes left unsaved before a reload, then fetches the content. In this order no change is applied twice. */
export async function openDrafts(): Promise<Content> {
  findUnsent();
  findInvalid();
  findSteps();
  if (isQueued()) {
    prefetched = undefined;
    await saveNow();
  }
  const asked = prefetched && isFresh() ? prefetched.answers : fetchAll();
  prefetched = undefined;
  const [state, repository, library] = await asked;
  useDrafts.setState({ repository, library });
  takeState(state);
  return useDrafts.getState().content ?? state.content;
}

/** Reads the server's state, again if a save was answered meanwhile: the state may lack it. @throws errors of the read */
export async function readState(): Promise<void> {
  const { drafts } = useDrafts.getState();
  const state = await contentApi.state();
  if (useDrafts.getState().drafts === drafts) takeState(state);
  else await readState();
}

/** Saves the queue, then reads the server's state. @throws errors of the read */
export async function refetchDrafts(): Promise<void> {
  await saveNow();
  await readState();
}
