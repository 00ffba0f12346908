import type { ContentState, PublishRequest, Revisions, WholeDraft } from '#shared/content/contract';
import { type DocumentName, DOCUMENTS } from '#shared/content/documents';
import { metaOf } from '#shared/content/fields/schema-walk';
import { contentApi, currentState } from '../../api/content.ts';
import { ApiError, failureText, isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { useToasts } from '../../stores/toast.ts';
import { readState, refetchDrafts } from '../drafts/open.ts';
import { forget, showBoth, takeState, useDrafts } from '../drafts/drafts-store.ts';
import { forgetSteps, keepDifferences, useSteps } from '../drafts/undo.ts';
import { TEXTS } from '../editor-texts.ts';

export const documentTitle = (name: DocumentName): string => metaOf(DOCUMENTS[name])?.title ?? name;

const revisionOf = ({ drafts }: Pick<ContentState, 'drafts'>, document: DocumentName): number | null =>
  drafts.find((draft) => draft.document === document)?.revision ?? null;

/** Shows the server's drafts after a refused call: they may differ from those on the page. */
async function showCurrent(error: unknown): Promise<void> {
  const state = currentState(error);
  if (state) takeState(state);
  else if (error instanceof ApiError) await readState();
}

/** Takes the server's state as a step of its own. @returns drops the step */
function takeAsStep(name: string, state: ContentState): () => void {
  const { content: before } = useDrafts.getState();
  takeState(state);
  const { content } = useDrafts.getState();
  return before && content ? keepDifferences(name, before, content) : () => undefined;
}

/** Runs an Undo action. The session reports a 401 itself. */
async function undo(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    await refetchDrafts();
  } catch (error) {
    logFailure('An undo failed.', error);
    if (!isUnauthorized(error)) useToasts.getState().show(failureText(error, TEXTS.failed));
  }
}

const withUndo = (text: string, work: () => Promise<void>) =>
  useToasts.getState().show(text, { label: 'Undo', run: () => void undo(work) });

/** Restores a draft in place of a revision. If there is another revision by now, shows both versions. */
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

/** Discards drafts at the revisions that the page has shown. @throws errors of the calls */
export async function discard(documents: DocumentName[]): Promise<void> {
  const { seen } = useDrafts.getState();
  const gone: WholeDraft[] = [];
  let dropStep: (() => void) | undefined;
  try {
    for (const document of documents) {
      gone.push(await contentApi.discard(document, seen[document]!));
      forget([document]);
    }
    dropStep = takeAsStep('discarded changes', await contentApi.state());
  } catch (error) {
    await showCurrent(error);
    throw error;
  } finally {
    if (gone.length > 0)
      withUndo('Changes discarded. The page shows the published version.', async () => {
        for (const draft of gone) await bringBack(draft, null);
        dropStep?.();
      });
  }
}

/** Turns the content of a release into drafts. @throws errors of the calls */
export async function restore(release: number): Promise<void> {
  const { content, seen: revisions } = useDrafts.getState();
  const after = await contentApi.restore(release, { revisions }).catch(async (refusal: unknown) => {
    await showCurrent(refusal);
    throw refusal;
  });
  const dropStep = takeAsStep('restored version', after);
  withUndo('Restored as a draft. Publish it to show it to visitors.', async () => {
    for (const document of changedIn(after, revisions)) {
      const revision = revisionOf(after, document);
      if (document in revisions) await bringBack({ document, body: content![document] }, revision);
      else if (revision !== null) await contentApi.discard(document, revision);
    }
    dropStep();
  });
}

/** The documents whose drafts have changed. */
const changedIn = ({ drafts }: ContentState, before: Revisions): DocumentName[] =>
  drafts.filter(({ document, revision }) => before[document] !== revision).map(({ document }) => document);

/** Retries once if no answer came: publishing the same drafts again makes no second release. */
async function publishOnce(seen: PublishRequest): Promise<void> {
  await contentApi.publish(seen).catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    return contentApi.publish(seen);
  });
}

/** The drafts to publish. */
export interface Publication {
  /** The person whose changes are published; everybody's if absent. */
  by?: string;
  /** The documents whose drafts stay as they are. */
  left: readonly DocumentName[];
}

/** Publishes drafts as the page has shown them. @throws errors of the calls */
export async function publish({ by, left }: Publication): Promise<void> {
  useDrafts.setState({ isPublishing: true });
  // steps and toasts that appear during the call belong to changes outside the release
  const { steps } = useSteps.getState();
  const { toasts } = useToasts.getState();
  const { seen } = useDrafts.getState();
  const revisions = Object.fromEntries(Object.entries(seen).filter(([name]) => !left.some((one) => one === name)));
  try {
    await publishOnce({ revisions, by }).catch(async (refusal: unknown) => {
      // a second attempt publishes the drafts shown by then
      await showCurrent(refusal);
      throw refusal;
    });
    await readState();
  } finally {
    useDrafts.setState({ isPublishing: false });
  }
  forgetSteps(steps, left);
  const { dismiss, show } = useToasts.getState();
  toasts.forEach(({ id }) => dismiss(id)); // an Undo of the drafts beside it would look like one of the release
  show('Published. Visitors can see it now.');
}
