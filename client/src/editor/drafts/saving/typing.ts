import { useEffect, useRef } from 'react';
import { createAccountStore } from '#client/stores/account.ts';
import { useDrafts } from '../drafts-store.ts';
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

type Finish = () => void;

/** The fields with uncommitted input, each as the function that commits it. */
export const useTyping = createAccountStore<{ fields: readonly Finish[] }>(() => ({ fields: [] }));

const { getState, setState } = useTyping;

/** Commits all input in progress, as leaving the fields does. */
export const finishTyping = (): void => getState().fields.forEach((finish) => finish());

/** Registers a field with uncommitted input. @param finish commits valid input; also called when the field unmounts */
export function useTyped(isTyped: boolean, finish: Finish = () => undefined): void {
  const latest = useRef({ isTyped, finish });
  useEffect(() => {
    latest.current = { isTyped, finish };
  });
  useEffect(() => {
    if (!isTyped) return;
    const field = () => latest.current.finish();
    setState(({ fields }) => ({ fields: [...fields, field] }));
    return () => setState(({ fields }) => ({ fields: fields.filter((one) => one !== field) }));
  }, [isTyped]);
  useEffect(
    () => () => {
      if (latest.current.isTyped) latest.current.finish();
    },
    [],
  );
}
