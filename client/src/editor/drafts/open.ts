import type { Content } from '#shared/content/documents';
import { contentApi } from '../../api/content.ts';
import { wholeLibrary } from '../../api/admin/pictures.ts';
import { onAccountEnd } from '../../stores/account.ts';
import { findUnsent, isQueued, takeState, useDrafts } from './drafts-store.ts';
import { saveNow } from './saving/saving.ts';
import { findSteps } from './undo.ts';
import { findUnread } from './saving/unread.ts';

const fetchAll = () => Promise.all([contentApi.state(), contentApi.pictures(), wholeLibrary()]);

/** Milliseconds for which prefetched data is fresh. */
const FRESH = 10_000;

let ahead: { at: number; answers: ReturnType<typeof fetchAll> } | undefined;

onAccountEnd(() => (ahead = undefined));

const isFresh = () => ahead !== undefined && Date.now() - ahead.at < FRESH;

/** Prefetches the editor's data when a click on its button is likely. */
export function fetchAhead(): void {
  if (isFresh()) return;
  ahead = { at: Date.now(), answers: fetchAll() };
  ahead.answers.catch(() => (ahead = undefined)); // opening the editor fetches again and reports the failure
}

/** First saves changes left unsaved before a reload, then fetches the content. In this order no change is applied twice. */
export async function openDrafts(): Promise<Content> {
  findUnsent();
  findUnread();
  findSteps();
  if (isQueued()) {
    ahead = undefined;
    await saveNow();
  }
  const asked = ahead && isFresh() ? ahead.answers : fetchAll();
  ahead = undefined;
  const [state, repository, library] = await asked;
  useDrafts.setState({ repository, library });
  takeState(state);
  return useDrafts.getState().content ?? state.content;
}

/** Saves the queue, then reads the server's state. @throws what the read throws */
export async function fetchAnew(): Promise<void> {
  await saveNow();
  takeState(await contentApi.state());
}
