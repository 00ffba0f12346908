import { MESSAGES } from '#shared/messages';
import { failureText, isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { repliesApi } from '#client/api/admin/replies.ts';
import { refreshInbox } from '#client/admin/queries/inbox.ts';
import { useToasts } from '#client/stores/toast.ts';
import { REPLY_TEXTS } from './reply-texts.ts';

/** Unsends replies that are still queued and reports the result. `taken` receives the ids of those. Never rejects. */
export async function takeBack(
  ids: string[],
  taken: (ids: string[]) => void,
  undone: string = REPLY_TEXTS.takenBack,
): Promise<void> {
  const { show } = useToasts.getState();
  try {
    const gone = (await repliesApi.takeBack(ids)).ids;
    if (gone.length > 0) taken(gone);
    show(gone.length > 0 ? undone : REPLY_TEXTS.sentAlready);
    await refreshInbox();
  } catch (error) {
    logFailure('A reply could not be unsent.', error);
    if (!isUnauthorized(error)) show(failureText(error, MESSAGES.networkFailed));
  }
}

/** Shows a toast with Undo, which unsends the replies. */
export function offerTakeBack(text: string, ids: string[], taken: (ids: string[]) => void, undone?: string): void {
  useToasts.getState().show(text, { label: 'Undo', run: () => void takeBack(ids, taken, undone) });
}
