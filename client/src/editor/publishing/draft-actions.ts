import type { ContentState, WholeDraft } from '#shared/content/contract';
import { type DocumentName, DOCUMENTS } from '#shared/content/documents';
import { metaOf } from '#shared/content/documents/schema-walk';
import { contentApi } from '../../api/content.ts';
import { ApiError, failureText, isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { useToasts } from '../../stores/toast.ts';
import { fetchAnew } from '../drafts/open.ts';
import { forget, takeState, useDrafts } from '../drafts/drafts-store.ts';
import { TEXTS } from '../texts.ts';

export const documentTitle = (name: DocumentName): string => metaOf(DOCUMENTS[name])?.title ?? name;

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

/** Throws drafts away. @throws whatever a call throws */
export async function discard(documents: DocumentName[]): Promise<void> {
  forget(documents);
  const gone: WholeDraft[] = [];
  for (const document of documents) gone.push(await contentApi.discard(document));
  takeState(await contentApi.state());
  withUndo('Discarded: the page says what is published.', async () => {
    for (const { document, body } of gone) await contentApi.replace(document, body);
  });
}

const draftsOf = ({ drafts }: Pick<ContentState, 'drafts'>) => drafts.map(({ document }) => document);

/** Makes drafts of what visitors saw after a release. @throws whatever a call throws */
export async function restore(release: number): Promise<void> {
  const before = await contentApi.state();
  const after = await contentApi.restore(release);
  takeState(after);
  withUndo('Brought back as a draft. Publish it to show it to visitors.', async () => {
    const had = draftsOf(before);
    for (const document of had) await contentApi.replace(document, before.content[document]);
    for (const document of draftsOf(after)) if (!had.includes(document)) await contentApi.discard(document);
  });
}

/** Publishes the drafts as the editor has seen them. @throws whatever a call throws */
export async function publish(): Promise<void> {
  const revisions = Object.fromEntries(
    useDrafts.getState().drafts.map(({ document, revision }) => [document, revision]),
  );
  await contentApi.publish({ revisions }).catch(async (refusal: unknown) => {
    // another try is made with what is said now
    if (refusal instanceof ApiError) takeState(await contentApi.state());
    throw refusal;
  });
  takeState(await contentApi.state());
  useToasts.getState().show('Published. Visitors see it from now on.');
}
