import type { Content } from '#shared/content/documents';
import { contentApi } from '../../api/content.ts';
import { wholeLibrary } from '../../api/pictures.ts';
import { onAccountEnd } from '../../stores/account.ts';
import { findUnsent, isQueued, takeState, useDrafts } from './drafts-store.ts';
import { saveNow } from './saving.ts';
import { findUnread } from './unread.ts';

const fetchAll = () => Promise.all([contentApi.state(), contentApi.pictures(), wholeLibrary()]);

/** Milliseconds for which what was fetched before the click is new enough. */
const FRESH = 10_000;

let ahead: { at: number; answers: ReturnType<typeof fetchAll> } | undefined;

onAccountEnd(() => (ahead = undefined));

const isFresh = () => ahead !== undefined && Date.now() - ahead.at < FRESH;

/** Fetches all that is edited before the editor is opened, when it is about to be. */
export function fetchAhead(): void {
  if (isFresh()) return;
  ahead = { at: Date.now(), answers: fetchAll() };
  ahead.answers.catch(() => (ahead = undefined)); // opening the editor asks again, and tells the failure
}

/**
 * Saves what an earlier page of this tab left unsaved, as it was sent, and fetches all that is edited: what is shown
 * then has each change once.
 */
export async function openDrafts(): Promise<Content> {
  findUnsent();
  findUnread();
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

/** What the server has now, after all that was typed is there. @throws whatever a call throws */
export async function fetchAnew(): Promise<void> {
  await saveNow();
  takeState(await contentApi.state());
}
