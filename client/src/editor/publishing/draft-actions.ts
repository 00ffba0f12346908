import type { ContentState, PublishRequest, Revisions, WholeDraft } from '#shared/content/contract';
import { type DocumentName, DOCUMENTS } from '#shared/content/documents';
import { metaOf } from '#shared/content/documents/schema-walk';
import { contentApi, currentState } from '../../api/content.ts';
import { ApiError, failureText, isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { useToasts } from '../../stores/toast.ts';
import { fetchAnew } from '../drafts/open.ts';
import { forget, showBoth, takeState, useDrafts } from '../drafts/drafts-store.ts';
import { TEXTS } from '../editor-texts.ts';

export const documentTitle = (name: DocumentName): string => metaOf(DOCUMENTS[name])?.title ?? name;

const revisionOf = ({ drafts }: Pick<ContentState, 'drafts'>, document: DocumentName): number | null =>
  drafts.find((draft) => draft.document === document)?.revision ?? null;

/** Shows the drafts as the server has them, where a call was refused because they are others than the page shows. */
async function showCurrent(error: unknown): Promise<void> {
  const state = currentState(error);
  if (state) takeState(state);
  else if (error instanceof ApiError) takeState(await contentApi.state());
}

/** Runs what Undo does; the session itself reports a 401. */
async function undo(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    await fetchAnew();
  } catch (error) {
    logFailure('An undo failed.', error);
    if (!isUnauthorized(error)) useToasts.getState().show(failureText(error, TEXTS.failed));
  }
}

const withUndo = (text: string, work: () => Promise<void>) =>
  useToasts.getState().show(text, { label: 'Undo', run: () => void undo(work) });

/** Brings a draft back in the place of a revision; where another stands there by now, both are shown. */
async function bringBack(draft: WholeDraft, revision: number | null): Promise<void> {
  try {
    await contentApi.replace(draft.document, { body: draft.body, revision });
  } catch (error) {
    const state = currentState(error);
    if (state) {
      takeState(state);
      showBoth(draft);
    }
    throw error;
  }
}

/** Throws drafts away, at the revisions that the page has shown. @throws whatever a call throws */
export async function discard(documents: DocumentName[]): Promise<void> {
  const { seen } = useDrafts.getState();
  const gone: WholeDraft[] = [];
  try {
    for (const document of documents) {
      gone.push(await contentApi.discard(document, seen[document]!));
      forget([document]);
    }
    takeState(await contentApi.state());
  } catch (error) {
    await showCurrent(error);
    throw error;
  } finally {
    if (gone.length > 0)
      withUndo('Discarded: the page says what is published.', async () => {
        for (const draft of gone) await bringBack(draft, null);
      });
  }
}

/** Makes drafts of what visitors saw after a release. @throws whatever a call throws */
export async function restore(release: number): Promise<void> {
  const { content, seen: revisions } = useDrafts.getState();
  const after = await contentApi.restore(release, { revisions }).catch(async (refusal: unknown) => {
    await showCurrent(refusal);
    throw refusal;
  });
  takeState(after);
  withUndo('Brought back as a draft. Publish it to show it to visitors.', async () => {
    for (const document of changedIn(after, revisions)) {
      const revision = revisionOf(after, document);
      if (document in revisions) await bringBack({ document, body: content![document] }, revision);
      else if (revision !== null) await contentApi.discard(document, revision);
    }
  });
}

/** The documents whose drafts are others than before. */
const changedIn = ({ drafts }: ContentState, before: Revisions): DocumentName[] =>
  drafts.filter(({ document, revision }) => before[document] !== revision).map(({ document }) => document);

/** Asks once more where no answer came: the same drafts make one release, however often they are published. */
async function publishOnce(seen: PublishRequest): Promise<void> {
  await contentApi.publish(seen).catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    return contentApi.publish(seen);
  });
}

/** Publishes the drafts as the page has shown them, or what one person has written in them. @throws whatever a call throws */
export async function publish(by?: string): Promise<void> {
  await publishOnce({ revisions: useDrafts.getState().seen, by }).catch(async (refusal: unknown) => {
    // another try is made with what is said now
    await showCurrent(refusal);
    throw refusal;
  });
  takeState(await contentApi.state());
  useToasts.getState().show('Published. Visitors see it from now on.');
}
