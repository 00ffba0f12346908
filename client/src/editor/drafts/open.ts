import { contentApi } from '../../api/content.ts';
import { wholeLibrary } from '../../api/pictures.ts';
import { editAgain, takeState, useDrafts } from './drafts-store.ts';
import { saveNow } from './saving.ts';
import { readUnsent } from './unsent.ts';

/** Fetches all that is edited, with what an earlier page of this tab left unsaved. */
export async function openDrafts(): Promise<void> {
  const [state, repository, library] = await Promise.all([contentApi.state(), contentApi.pictures(), wholeLibrary()]);
  useDrafts.setState({ repository, library });
  takeState(state);
  const unsent = readUnsent();
  if (unsent.length === 0) return;
  editAgain(unsent);
  void saveNow();
}

/** What the server has now, after all that was typed is there. @throws whatever a call throws */
export async function fetchAnew(): Promise<void> {
  await saveNow();
  takeState(await contentApi.state());
}
