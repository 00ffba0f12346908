import { useDrafts } from '../drafts-store.ts';
import { useTyping } from './typing.ts';
import { isAnyUnread, useUnread } from './unread.ts';

/** Why the server does not have everything on the screen; undefined if it has. */
export type Unsaved = 'failed' | 'conflicts' | 'unread' | 'typing' | 'saving';

function unsaved(): Unsaved | undefined {
  const { queue, conflicts, failure, content } = useDrafts.getState();
  if (queue.length > 0 && failure) return 'failed';
  if (conflicts.length > 0) return 'conflicts';
  if (queue.length > 0) return 'saving';
  if (useTyping.getState().fields.length > 0) return 'typing';
  return isAnyUnread(content) ? 'unread' : undefined;
}

export const isUnsaved = (): boolean => unsaved() !== undefined;

export function useUnsaved(): Unsaved | undefined {
  useTyping();
  useUnread();
  return useDrafts(unsaved);
}
