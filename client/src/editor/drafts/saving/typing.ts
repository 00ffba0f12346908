import { useEffect, useRef } from 'react';
import { createAccountStore } from '#client/stores/account.ts';
import { useDrafts } from '../drafts-store.ts';
import { isAnyInvalid, useInvalid } from './invalid-texts.ts';

/** Why the server does not have everything on the screen; undefined if it has. */
export type Unsaved = 'failed' | 'conflicts' | 'invalid' | 'typing' | 'saving';

function unsaved(): Unsaved | undefined {
  const { queue, conflicts, failure, content } = useDrafts.getState();
  if (queue.length > 0 && failure) return 'failed';
  if (conflicts.length > 0) return 'conflicts';
  if (queue.length > 0) return 'saving';
  if (useTyping.getState().fields.length > 0) return 'typing';
  return isAnyInvalid(content) ? 'invalid' : undefined;
}

export const isUnsaved = (): boolean => unsaved() !== undefined;

export function useUnsaved(): Unsaved | undefined {
  useTyping();
  useInvalid();
  return useDrafts(unsaved);
}

type Commit = () => void;

/** The fields with uncommitted input, each as the function that commits it. */
export const useTyping = createAccountStore<{ fields: readonly Commit[] }>(() => ({ fields: [] }));

const { getState, setState } = useTyping;

/** Commits all input in progress, as leaving the fields does. */
export const commitInput = (): void => getState().fields.forEach((commit) => commit());

/** Registers a field with uncommitted input. @param commit saves valid input; also called when the field unmounts */
export function useUncommittedInput(isTyped: boolean, commit: Commit = () => undefined): void {
  const latest = useRef({ isTyped, commit });
  useEffect(() => {
    latest.current = { isTyped, commit };
  });
  useEffect(() => {
    if (!isTyped) return;
    const field = () => latest.current.commit();
    setState(({ fields }) => ({ fields: [...fields, field] }));
    return () => setState(({ fields }) => ({ fields: fields.filter((one) => one !== field) }));
  }, [isTyped]);
  useEffect(
    () => () => {
      if (latest.current.isTyped) latest.current.commit();
    },
    [],
  );
}
